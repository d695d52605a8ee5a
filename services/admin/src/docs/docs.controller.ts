import { Controller, Get, Header } from '@nestjs/common';
import {
  SETTING_KEYS,
  type AdminSession,
  type AdminSetting,
  type Changed,
  type Image,
  type UploadAddress,
  type Verified,
} from '@peanut/contracts';
import { OpenApi, Public, answerSchema, type OpenApiOptions } from '@peanut/service';

const text = { type: 'string' };
const address = { type: 'string', format: 'uri-reference' };

const ADMIN_OPEN_API: OpenApiOptions = {
  title: 'Peanut admin',
  description: 'The shared password, sessions, settings and pictures.',
  service: 'admin',
  schemas: {
    Verified: answerSchema<Verified>({ verified: { const: true } }),
    Changed: answerSchema<Changed>({ changed: { const: true } }),
    Setting: answerSchema<AdminSetting>({
      key: { ...text, enum: SETTING_KEYS },
      value: { type: ['string', 'null'] },
    }),
    UploadAddress: answerSchema<UploadAddress>({ uploadURL: address }),
    Image: answerSchema<Image>({ imageURL: address }),
    Session: {
      oneOf: [
        answerSchema<Extract<AdminSession, { active: true }>>({
          active: { const: true },
          expiresAt: { ...text, format: 'date-time' },
        }),
        answerSchema<Extract<AdminSession, { active: false }>>({ active: { const: false } }),
      ],
    },
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
