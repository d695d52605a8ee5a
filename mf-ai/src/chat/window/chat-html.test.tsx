import '@testing-library/jest-dom/jest-globals';
import { CHAT_HTML_TAGS } from '@peanut/contracts';
import { useLocation } from '@peanut/web';
import { MemoryRouter } from '@peanut/web/memory-router';
import { fireEvent, render, screen } from '@testing-library/react';
import { ChatHtml } from './chat-html';
import { installBrowserParts } from '../../testing/browser-parts';

beforeEach(installBrowserParts);

function Where() {
  return <p data-testid="where">{useLocation().pathname + useLocation().search}</p>;
}

function show(html: string) {
  return render(
    <MemoryRouter>
      <ChatHtml html={html} />
      <Where />
    </MemoryRouter>,
  ).container;
}

const HOSTILE = [
  '<script>window.hacked = 1</script>',
  '<img src=x onerror="window.hacked = 1">',
  '<p onclick="window.hacked = 1" style="background:url(https://evil.example/x)" class="fixed inset-0">x</p>',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="  java&#x0A;script:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  '<a href="/\\evil.example">x</a>',
  '<a href="http://evil.example">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<form action="/api/x"><button>x</button><input name="y"></form>',
  '<p id="root" data-testid="chat-message" aria-label="x">x</p>',
  '<template><img src=x onerror=alert(1)></template>',
  '<style>@import "https://evil.example"</style>',
];

describe('ChatHtml', () => {
  it('draws what the bartender may write', () => {
    const html =
      '<p>Try <strong>a</strong> or <em>b</em>:<br>now</p><ul><li>one</li></ul><ol><li>two</li></ol>';
    expect(show(html).querySelector('.chat-prose')?.innerHTML).toBe(html);
  });

  it.each(HOSTILE)('leaves nothing dangerous of %s', (html) => {
    const prose = show(html).querySelector('.chat-prose');
    for (const element of prose?.querySelectorAll('*') ?? []) {
      expect(CHAT_HTML_TAGS).toContain(element.localName);
      expect(element.getAttributeNames()).toEqual([]);
    }
    expect(window).not.toHaveProperty('hacked');
  });

  it('follows links of the product by the router', () => {
    show('<a href="/cocktails?highlight=1">Negroni</a>');
    fireEvent.click(screen.getByRole('link', { name: 'Negroni' }));
    expect(screen.getByTestId('where')).toHaveTextContent('/cocktails?highlight=1');
  });

  it('opens other links beside the page, and tells them nothing', () => {
    show('<a href="https://example.com/x">book</a>');
    const link = screen.getByRole('link', { name: 'book' });
    expect(link).toHaveAttribute('href', 'https://example.com/x');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });
});
