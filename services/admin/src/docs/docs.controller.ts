import { Controller, Get, Header } from '@nestjs/common';
import {
  ChangePasswordRequest,
  PutLandingImageRequest,
  PutSettingRequest,
  VerifyPasswordRequest,
} from '@peanut/contracts/requests';
import { OpenApi, Public, type OpenApiOptions } from '@peanut/service';

const text = { type: 'string' };

const ADMIN_OPEN_API: OpenApiOptions = {
  title: 'Peanut admin',
  description: 'The shared password, sessions, settings and pictures.',
  requests: { VerifyPasswordRequest, ChangePasswordRequest, PutSettingRequest, PutLandingImageRequest },
  schemas: {
    Setting: {
      type: 'object',
      required: ['key', 'value'],
      properties: { key: text, value: { type: ['string', 'null'] } },
    },
    UploadAddress: {
      type: 'object',
      required: ['uploadURL'],
      properties: { uploadURL: { type: 'string', format: 'uri-reference' } },
    },
    Image: {
      type: 'object',
      required: ['imageURL'],
      properties: { imageURL: { type: 'string', format: 'uri-reference' } },
    },
    Session: {
      type: 'object',
      required: ['active'],
      properties: { active: { type: 'boolean' }, expiresAt: { type: 'string', format: 'date-time' } },
    },
  },
  answers: {
    'SettingsController.get': 'Setting',
    'SettingsController.put': 'Setting',
    'SessionController.find': 'Session',
    'ImagesController.upload': 'UploadAddress',
    'ImagesController.setLanding': 'Setting',
    'ImagesController.put': 'Image',
  },
  binary: {
    bodies: { 'ImagesController.put': 'image/*' },
    answers: { 'ImagesController.get': 'image/webp' },
  },
};

@Controller('api/docs')
@Public()
export class DocsController {
  constructor(private readonly openApi: OpenApi) {}

  @Get('admin.json')
  @Header('Cache-Control', 'no-cache')
  document(): Promise<object> {
    return this.openApi.document(ADMIN_OPEN_API);
  }
}
