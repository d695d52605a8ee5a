import { resolve } from 'node:path';
import type { Provider } from '@nestjs/common';
import type { AdminEnv } from '../env.js';
import { LandingService } from './landing.service.js';
import { Encoders } from './encoding/encoders.js';
import { OrphanCleanup } from './orphan-cleanup.js';
import { DrawnPictures } from './share-pictures/drawn-pictures.js';
import { SharedDrinks } from './share-pictures/shared-drinks.js';
import { DiskStore } from './store/disk-store.js';
import { ImageStore } from './store/image-store.js';
import { S3Store } from './store/s3-store.js';
import { UploadUrls } from './upload-urls.js';
import { UploadsService } from './uploads.service.js';
import { Workspace } from './workspace.js';

const picturesFolder = (env: AdminEnv): string => resolve(env.DATA_DIR, 'images');

/** Where the pictures of these variables are. */
export function createStore(env: AdminEnv): ImageStore {
  if (env.IMAGE_STORE_URL === undefined) return new DiskStore(picturesFolder(env));
  return new S3Store({
    url: env.IMAGE_STORE_URL,
    accessKey: env.IMAGE_STORE_ACCESS_KEY,
    secretKey: env.IMAGE_STORE_SECRET_KEY,
    region: env.IMAGE_STORE_REGION,
  });
}

/** All that the image calls need. */
export function imageProviders(env: AdminEnv): Provider[] {
  return [
    { provide: ImageStore, useFactory: () => createStore(env) },
    { provide: Workspace, useFactory: () => new Workspace(picturesFolder(env)) },
    Encoders,
    { provide: SharedDrinks, useFactory: () => new SharedDrinks(env.MENU_URL) },
    {
      provide: DrawnPictures,
      inject: [Workspace, Encoders],
      useFactory: (workspace: Workspace, encoders: Encoders) =>
        new DrawnPictures(resolve(env.DATA_DIR, 'share-pictures'), workspace, encoders),
    },
    UploadUrls,
    UploadsService,
    LandingService,
    OrphanCleanup,
  ];
}
