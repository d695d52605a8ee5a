import { fireEvent, render, screen } from '@testing-library/react';
import { QrCode } from './qr-code';

// Jest's types lack the mock of an ES module.
interface ModuleMocks {
  unstable_mockModule: (path: string, module: () => unknown) => void;
}

let isLost = true;
(jest as unknown as ModuleMocks).unstable_mockModule('@peanut/ui/qr-code', () => {
  if (isLost) throw new Error('lost');
  return {
    drawQrCode: () => ({ size: 29, path: 'M4 4h7v1h-7z' }),
    QrImage: ({ text }: { text: string }) => <svg role="img" aria-label={`QR code of ${text}`} />,
  };
});

it('says that the code could not be drawn, and draws it when Retry is pressed', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  render(<QrCode address="https://bar.example" />);
  expect(screen.queryByRole('link')).toBeNull();
  expect((await screen.findByRole('status')).textContent).toContain('couldn’t be drawn');
  isLost = false;
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await screen.findByRole('img', { name: 'QR code of https://bar.example' });
  expect(screen.queryByRole('status')).toBeNull();
  warn.mockRestore();
});
