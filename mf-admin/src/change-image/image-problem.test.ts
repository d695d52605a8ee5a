import { imageProblem, readableSize } from './image-problem';

const file = (size: number, type = 'image/png', name = 'bar.png'): File => {
  const made = new File([], name, { type });
  Object.defineProperty(made, 'size', { value: size });
  return made;
};

describe('imageProblem', () => {
  it('accepts an image of 10 MB exactly', () => {
    expect(imageProblem([file(10_485_760)])).toBeUndefined();
  });

  it.each([
    [[], 'Please choose an image first.'],
    [[file(1), file(1)], 'Please choose one image only.'],
    [[file(10_485_761)], '“bar.png” is 10.1 MB. An image can have 10 MB at most: choose a smaller one.'],
    [[file(0)], '“bar.png” is empty. Choose another image.'],
    [
      [file(9, 'application/pdf', 'menu.pdf')],
      '“menu.pdf” is not an image. Choose a photo, such as a JPEG, PNG, WebP, AVIF or GIF file.',
    ],
  ])('refuses %j', (files, problem) => {
    expect(imageProblem(files)).toBe(problem);
  });
});

it('judges by the bytes where they are known', () => {
  expect(imageProblem([file(1, 'application/pdf')], 'JPEG')).toBeUndefined();
  expect(imageProblem([file(1, 'image/jpeg')], 'TIFF')).toMatch(/format but TIFF/);
});

describe('readableSize', () => {
  it('never reads as less than it is', () => {
    expect(readableSize(1)).toBe('1 KB');
    expect(readableSize(3 * 1024 * 1024)).toBe('3.0 MB');
    expect(readableSize(3 * 1024 * 1024 + 1)).toBe('3.1 MB');
  });
});
