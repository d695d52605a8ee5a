import { resolve } from 'node:path';
import type { Provider } from '@nestjs/common';
import type { AdminEnv } from '../env.js';
import { LandingService } from './landing.service.js';
import { OrphanCleanup } from './orphan-cleanup.js';
import { DiskStore } from './store/disk-store.js';
import { ImageStore } from './store/image-store.js';
import { S3Store } from './store/s3-store.js';
import { UploadUrls } from './upload-urls.js';
import { UploadsService } from './uploads.service.js';
import { Workspace } from './workspace.js';

function createStore(env: AdminEnv, folder: string): ImageStore {
  if (env.IMAGE_STORE_URL === undefined) return new DiskStore(folder);
  return new S3Store({
    url: env.IMAGE_STORE_URL,
    accessKey: env.IMAGE_STORE_ACCESS_KEY,
    secretKey: env.IMAGE_STORE_SECRET_KEY,
    region: env.IMAGE_STORE_REGION,
  });
}

/** All that the image calls need. */
export function imageProviders(env: AdminEnv): Provider[] {
  const folder = resolve(env.DATA_DIR, 'images');
  return [
    { provide: ImageStore, useFactory: () => createStore(env, folder) },
    { provide: Workspace, useFactory: () => new Workspace(folder) },
    UploadUrls,
    UploadsService,
    LandingService,
    OrphanCleanup,
  ];
}
