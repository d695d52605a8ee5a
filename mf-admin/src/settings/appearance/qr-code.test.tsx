import { HTTPS_ADDS } from '@peanut/contracts';
import { drawQrCode } from '@peanut/ui/qr-code';
import { render, screen } from '@testing-library/react';
import { QrCode } from './qr-code';

const image = (address: string) => screen.findByRole('img', { name: `QR code of ${address}` });
const hint = () => screen.queryByText(/Phones can’t open this address/);
const httpsNote = () => screen.queryByText(HTTPS_ADDS);

describe('QrCode', () => {
  it('shows the code of the address, and gives the same as an SVG file, dark on white', async () => {
    const address = 'https://bar.example';
    render(<QrCode address={address} />);
    const { path, size } = drawQrCode(address);
    const shown = await image(address);
    expect(shown.getAttribute('viewBox')).toBe(`0 0 ${size} ${size}`);
    expect(shown.querySelector('path')?.getAttribute('d')).toBe(path);
    const link = screen.getByRole('link', { name: 'Download QR code' });
    expect(link.getAttribute('download')).toBe('menu-qr-code.svg');
    const [type, text = ''] = (link.getAttribute('href') ?? '').split(',');
    expect(type).toBe('data:image/svg+xml');
    const file = new DOMParser().parseFromString(decodeURIComponent(text), 'image/svg+xml');
    const fills = [...file.querySelectorAll('path')].map((each) => [
      each.getAttribute('fill'),
      each.getAttribute('d'),
    ]);
    expect(fills).toEqual([
      ['#fff', `M0 0h${size}v${size}H0z`],
      ['#000', path],
    ]);
    expect(hint()).toBeNull();
    expect(httpsNote()).toBeNull();
  });

  it.each(['http://localhost:8080', 'http://127.0.0.1:8080', 'http://[::1]:8080', 'https://bar.localhost'])(
    'says that no phone opens %s',
    async (address) => {
      render(<QrCode address={address} />);
      await image(address);
      expect(hint()?.textContent).toContain('set PUBLIC_ORIGIN');
    },
  );

  it.each(['http://192.168.1.20:8080', 'http://bar.local'])(
    'says what https would add to %s',
    async (address) => {
      render(<QrCode address={address} />);
      await image(address);
      expect(hint()).toBeNull();
      expect(httpsNote()).toBeTruthy();
    },
  );

  it('has nothing to say of https://localhost.example', async () => {
    render(<QrCode address="https://localhost.example" />);
    await image('https://localhost.example');
    expect(hint()).toBeNull();
    expect(httpsNote()).toBeNull();
  });
});
