import { act, fireEvent, render, screen } from '@testing-library/react';
import { InstallBanner } from './install-banner';
import { installOffer, watchInstallOffer } from './install-offer';

const prompt = jest.fn(() => Promise.resolve());
let isInstalled = false;

beforeAll(() => {
  window.matchMedia = (query) => ({ matches: isInstalled && query.includes('standalone') }) as MediaQueryList;
  watchInstallOffer();
});
beforeEach(() => {
  jest.clearAllMocks();
  localStorage.clear();
  isInstalled = false;
  installOffer.set(null);
});

const banner = () => screen.queryByRole('region', { name: 'Install App' });
/** The browser offers to install the app, and the guest will answer it so. */
const offer = (outcome: 'accepted' | 'dismissed' = 'accepted') => {
  const event = new Event('beforeinstallprompt', { cancelable: true });
  act(() => {
    window.dispatchEvent(Object.assign(event, { prompt, userChoice: Promise.resolve({ outcome }) }));
  });
  return event;
};
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('InstallBanner', () => {
  it('shows in the place of the browser’s own when the browser offers the app', () => {
    render(<InstallBanner />);
    expect(banner()).toBeNull();
    expect(offer().defaultPrevented).toBe(true);
    expect(banner()?.textContent).toContain(
      "Install the bar's app on your phone for easy access to recipes, even offline!",
    );
  });

  it('has the browser ask after Install, and goes', async () => {
    render(<InstallBanner />);
    offer();
    await press('Install');
    expect(prompt).toHaveBeenCalledTimes(1);
    expect(banner()).toBeNull();
    offer();
    expect(banner()).toBeTruthy();
  });

  it.each(['Later', 'Install'])('stays away once the guest refused by %s', async (way) => {
    render(<InstallBanner />);
    offer('dismissed');
    await press(way);
    expect(banner()).toBeNull();
    offer();
    expect(banner()).toBeNull();
  });

  it('does not show in the installed app', () => {
    isInstalled = true;
    render(<InstallBanner />);
    offer();
    expect(banner()).toBeNull();
  });
});
