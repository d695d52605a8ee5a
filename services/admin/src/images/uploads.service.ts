import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { encodePicture } from './encoding/encode-picture.js';
import { Encoders } from './encoding/encoders.js';
import { imageUrlOf } from './image-address.js';
import { checkPictureHeaders, drainBody, receiveBody } from './receive-body.js';
import { storageProblem } from './storage-problem.js';
import { ImageStore } from './store/image-store.js';
import { UploadUrls, type UploadSignature } from './upload-urls.js';
import { Workspace } from './workspace.js';

/** Receives a picture whole, decodes it, encodes it in all widths and stores it. Only then it can be used. */
@Injectable()
export class UploadsService {
  private readonly logger = new Logger('Uploads');

  constructor(
    private readonly urls: UploadUrls,
    private readonly workspace: Workspace,
    private readonly encoders: Encoders,
    private readonly store: ImageStore,
  ) {}

  /** The address of the stored picture. After a failure nothing is left, and the upload address may be tried again. */
  async receive(id: string, signature: UploadSignature, request: Request): Promise<string> {
    try {
      return await this.accept(id, signature, request);
    } catch (error) {
      await drainBody(request);
      throw error;
    }
  }

  private async accept(id: string, signature: UploadSignature, request: Request): Promise<string> {
    await this.urls.check(id, signature);
    checkPictureHeaders(request);
    await this.store.check();
    await this.urls.claim(id);
    try {
      await this.workspace.use((folder) => this.take(id, request, folder));
    } catch (error) {
      await this.urls.release(id).catch((problem: Error) => this.warn(id, problem));
      throw storageProblem(error);
    }
    await this.finish(id);
    return imageUrlOf(id);
  }

  private async take(id: string, request: Request, folder: string): Promise<void> {
    const source = join(folder, 'source');
    const widths = join(folder, 'widths');
    await receiveBody(request, source);
    await mkdir(widths);
    await this.encoders.enter(() => encodePicture(source, widths));
    await this.store.save(id, widths);
  }

  private async finish(id: string): Promise<void> {
    try {
      await this.urls.finish(id);
    } catch (error) {
      await this.store.remove(id).catch((problem: Error) => this.warn(id, problem));
      throw error;
    }
  }

  /** The hourly cleanup removes what is left over. */
  private warn(id: string, { message }: Error): void {
    this.logger.warn({ message: 'cannot clean up after an upload', image: id, cause: message });
  }
}
