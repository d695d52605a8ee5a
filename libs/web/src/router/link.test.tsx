import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { Link } from './link';

function Page({ to, onClick }: { to: string; onClick?: (event: { preventDefault: () => void }) => void }) {
  const { pathname } = useLocation();
  return (
    <>
      <p>at {pathname}</p>
      <Link to={to} onClick={onClick} className="caps">
        go
      </Link>
    </>
  );
}

function show(props: Parameters<typeof Page>[0]): HTMLElement {
  render(
    <MemoryRouter initialEntries={['/whiskey']}>
      <Page {...props} />
    </MemoryRouter>,
  );
  return screen.getByRole('link', { name: 'go' });
}

describe('A link', () => {
  it('names its address, and is followed without loading the page anew', () => {
    const link = show({ to: '/cocktails?highlight=1' });
    expect(link.getAttribute('href')).toBe('/cocktails?highlight=1');
    expect(link.className).toBe('caps');
    expect(fireEvent.click(link)).toBe(false);
    expect(screen.getByText('at /cocktails')).toBeTruthy();
  });

  it('leaves a click for a new tab to the browser', () => {
    fireEvent.click(show({ to: '/cocktails' }), { ctrlKey: true });
    expect(screen.getByText('at /whiskey')).toBeTruthy();
  });

  it('is not followed when its click was dealt with', () => {
    fireEvent.click(show({ to: '/cocktails', onClick: (event) => event.preventDefault() }));
    expect(screen.getByText('at /whiskey')).toBeTruthy();
  });

  it('stays within the app, whatever it is given', () => {
    expect(show({ to: '//elsewhere.example/x' }).getAttribute('href')).not.toMatch(/^\/\//);
  });
});
