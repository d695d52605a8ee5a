import type { Page } from '@playwright/test';

/** A PNG file of one colour, drawn by the page. */
export async function png(page: Page, width: number, height: number, colour: string): Promise<Buffer> {
  const url = await page.evaluate(
    ([across, down, paint]) => {
      const canvas = document.createElement('canvas');
      canvas.width = across;
      canvas.height = down;
      const brush = canvas.getContext('2d') as CanvasRenderingContext2D;
      brush.fillStyle = paint;
      brush.fillRect(0, 0, across, down);
      return canvas.toDataURL('image/png');
    },
    [width, height, colour] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** A file as the file input takes it. */
export const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
