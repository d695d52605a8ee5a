import { SetMetadata } from '@nestjs/common';

export const PUBLIC = 'peanut:public';

/** Opens a route, or every route of a controller, to callers without an admin session. */
export const Public = (): MethodDecorator & ClassDecorator => SetMetadata(PUBLIC, true);
