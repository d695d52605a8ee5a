import { polyfillDialog } from '@peanut/ui/testing';
import { enterAdminMode } from '@peanut/editing';
import { act, fireEvent, screen } from '@testing-library/react';
import { answer, calls, startFakeServices, refusal } from '../testing/fake-services';
import { press, renderAdmin, toastText, toastVariant } from '../testing/render-admin';
import { ChangeImageDialog } from './change-image-dialog';
import { queueToastAfterReload, showToastAfterReload } from './toast-after-reload';

/** A file that begins so; jsdom reads no bytes of one. */
function fileOf(head: string, name: string, type = ''): File {
  const file = new File([head], name, { type });
  const { buffer } = Uint8Array.from(head, (sign) => sign.charCodeAt(0));
  return Object.assign(file, { slice: () => ({ arrayBuffer: () => Promise.resolve(buffer) }) });
}

const PICTURE = fileOf('\x89PNG\r\n', 'bar.png', 'image/png');
const HEIC = fileOf('\0\0\0\u0014ftypheic\0\0\0\0heic', 'IMG_7.HEIC');
const onClose = jest.fn();
const field = () => screen.getByLabelText<HTMLInputElement>('Image');
const choose = (...files: File[]) => act(async () => fireEvent.change(field(), { target: { files } }));

/** Stands in for the one call that needs XMLHttpRequest. */
class FakeCall {
  static last: FakeCall;
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  statusText = '';
  responseText = '';
  onload = () => {};
  onerror = () => {};
  onabort = () => {};
  onloadend = () => {};
  open = jest.fn();
  setRequestHeader = jest.fn();
  send = jest.fn(() => {
    FakeCall.last = this;
  });
  abort = jest.fn(() => this.onabort());
  answer(status: number, body: object) {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload();
    this.onloadend();
  }
}

const progress = (loaded: number) => act(() => FakeCall.last.upload.onprogress?.({ loaded, total: 200 }));
const answered = (status: number, body: object) => act(async () => FakeCall.last.answer(status, body));

beforeAll(() => {
  polyfillDialog();
  URL.createObjectURL = () => 'blob:preview';
  Element.prototype.scrollIntoView = jest.fn();
  URL.revokeObjectURL = jest.fn();
});
beforeEach(async () => {
  jest.clearAllMocks();
  sessionStorage.clear();
  globalThis.XMLHttpRequest = FakeCall as unknown as typeof XMLHttpRequest;
  startFakeServices();
  answer('POST /api/images/upload', { body: { uploadURL: '/api/images/upload/7?signature=s' } });
  answer('PUT /api/images/landing', {});
  await enterAdminMode('secret');
  await renderAdmin(<ChangeImageDialog onClose={onClose} />);
});

describe('ChangeImageDialog', () => {
  it('takes one image by the input labelled Image and shows it', async () => {
    expect(screen.getByRole('dialog', { name: 'Change Image' })).toBeTruthy();
    expect(field().accept).toBe('image/*');
    expect(field().multiple).toBe(false);
    await choose(PICTURE);
    expect(screen.getByAltText('Preview of bar.png').getAttribute('src')).toBe('blob:preview');
    expect(calls.filter(({ route }) => route.includes('images'))).toEqual([]);
  });

  it('says when the browser cannot show the file', async () => {
    await choose(PICTURE);
    fireEvent.error(screen.getByAltText('Preview of bar.png'));
    expect(screen.getByText('This browser can’t show the file')).toBeTruthy();
  });

  it('says at once when the file cannot be taken, and sends nothing', async () => {
    await choose(new File(['x'], 'menu.pdf', { type: 'application/pdf' }));
    const error = screen.getByText(/“menu.pdf” is not an image/);
    expect(field().getAttribute('aria-describedby')).toContain(error.id);
    await press('Upload');
    expect(calls.filter(({ route }) => route.includes('images'))).toEqual([]);
  });

  it.each([
    ['a PDF', fileOf('%PDF-1.7', 'photo.jpg', 'image/jpeg'), /format but PDF/],
    ['HEIC that the browser cannot read', HEIC, /^HEIC photos cannot be read here: .*JPEG/],
    ['an unknown file', fileOf('PK', 'photos.zip'), /“photos.zip” is not an image/],
  ])('judges %s by its bytes, and sends nothing', async (_case, file, says) => {
    await choose(file);
    expect(screen.getByText(says)).toBeTruthy();
    await press('Upload');
    expect(calls.filter(({ route }) => route.includes('images'))).toEqual([]);
  });

  it('sends a photo under another name as what it is', async () => {
    await choose(fileOf('\xff\xd8\xff\xe0', 'photo'));
    await press('Upload');
    expect(FakeCall.last.setRequestHeader).toHaveBeenCalledWith('Content-Type', 'image/jpeg');
  });

  it('asks for an image when there is none', async () => {
    await press('Upload');
    expect(screen.getByText('Please choose an image first.')).toBeTruthy();
  });

  it('uploads, shows the progress, and saves the picture', async () => {
    const reload = jest.spyOn(console, 'error').mockImplementation(() => {});
    await choose(PICTURE);
    await press('Upload');
    expect(FakeCall.last.open).toHaveBeenCalledWith('PUT', '/api/images/upload/7?signature=s');
    expect(FakeCall.last.setRequestHeader).toHaveBeenCalledWith('Content-Type', 'image/png');
    expect(FakeCall.last.send).toHaveBeenCalledWith(PICTURE);
    progress(50);
    expect(screen.getByRole('progressbar').getAttribute('aria-valuenow')).toBe('25');
    progress(200);
    expect(screen.getByText('Preparing the picture…')).toBeTruthy();
    const scrollTo = jest.spyOn(window, 'scrollTo').mockReturnValue();
    await answered(200, { imageURL: '/api/images/7' });
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    const saved = calls.find(({ route }) => route === 'PUT /api/images/landing');
    expect(saved?.body).toEqual({ imageURL: '/api/images/7' });
    // jsdom cannot load a page anew and says so.
    expect(String(reload.mock.calls[0]?.[0])).toContain('Not implemented: navigation');
    showToastAfterReload();
    expect(await screen.findByText('Success: Landing page image updated successfully')).toBeTruthy();
    reload.mockRestore();
  });

  describe('in a browser that reads HEIC', () => {
    const close = jest.fn();
    const drawImage = jest.fn();
    const jpeg = new Blob(['jpeg'], { type: 'image/jpeg' });
    let decoded: (bitmap: object) => void;
    beforeEach(() => {
      globalThis.createImageBitmap = jest.fn(() => new Promise<object>((done) => (decoded = done))) as never;
      const canvas = HTMLCanvasElement.prototype;
      jest.spyOn(canvas, 'getContext').mockReturnValue({ drawImage } as never);
      jest.spyOn(canvas, 'toBlob').mockImplementation((done) => done(jpeg));
    });
    afterEach(() => {
      jest.restoreAllMocks();
      Reflect.deleteProperty(globalThis, 'createImageBitmap');
    });
    const decode = () => act(async () => decoded({ width: 4032, height: 3024, close }));

    it('uploads the photo as JPEG, no wider than guests get it', async () => {
      await choose(HEIC);
      await press('Upload');
      expect(calls.filter(({ route }) => route.includes('images'))).toEqual([]);
      await decode();
      expect(drawImage.mock.calls[0]?.slice(1)).toEqual([0, 0, 1920, 1440]);
      expect(close).toHaveBeenCalled();
      expect(screen.getByAltText('Preview of IMG_7.jpg')).toBeTruthy();
      expect(FakeCall.last.setRequestHeader).toHaveBeenCalledWith('Content-Type', 'image/jpeg');
      expect(FakeCall.last.send.mock.calls).toMatchObject([[{ name: 'IMG_7.jpg' }]]);
    });

    it('sends nothing of a photo in whose place another was chosen meanwhile', async () => {
      await choose(HEIC);
      await press('Upload');
      await choose(PICTURE);
      await decode();
      expect(calls.filter(({ route }) => route.includes('images'))).toEqual([]);
      expect(screen.getByAltText('Preview of bar.png')).toBeTruthy();
    });
  });

  it.each([
    [
      'no upload address',
      () => answer('POST /api/images/upload', refusal(503, 'The image store is full.')),
      undefined,
      'The image store is full.',
    ],
    [
      'a file that is no image',
      () => {},
      { status: 415, message: 'The file is no image.' },
      'The file is no image.',
    ],
    [
      'a save that fails',
      () => answer('PUT /api/images/landing', { status: 500 }),
      { status: 200, message: '' },
      'The upload failed. Check your connection and try again.',
    ],
  ])('says why after %s', async (_case, prepare, upload, reason) => {
    prepare();
    await choose(PICTURE);
    await press('Upload');
    if (upload) await answered(upload.status, { imageURL: '/api/images/7', message: upload.message });
    expect(toastText()).toBe('Error: Failed to update landing page image');
    expect(toastVariant()).toBe('destructive');
    expect(screen.getByText(reason)).toBeTruthy();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('says so when the network is gone', async () => {
    await choose(PICTURE);
    await press('Upload');
    await act(async () => FakeCall.last.onerror());
    expect(toastText()).toBe('Error: Failed to update landing page image');
  });

  it('calls the upload off by Cancel, and closes by the next one', async () => {
    await choose(PICTURE);
    await press('Upload');
    await press('Cancel');
    expect(FakeCall.last.abort).toHaveBeenCalled();
    expect(screen.queryByRole('progressbar')).toBeNull();
    expect(onClose).not.toHaveBeenCalled();
    await press('Cancel');
    expect(onClose).toHaveBeenCalledTimes(1);
  });
});

describe('showToastAfterReload', () => {
  it('says it once, and only when there is something to say', async () => {
    queueToastAfterReload();
    expect(sessionStorage).toHaveLength(1);
    act(showToastAfterReload);
    expect(toastText()).toBe('Success: Landing page image updated successfully');
    expect(sessionStorage).toHaveLength(0);
  });
});
