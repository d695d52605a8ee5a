import type { Bartender, ChatAnswer, RecommendationsAnswer, SuggestedOrder } from './ai.js';
import type { ModelReport, ModelTrial } from './model-report.js';
import type { Cocktail, CocktailInput } from './drinks/cocktail.js';
import type { Whiskey, WhiskeyInput } from './drinks/whiskey.js';
import type {
  AdminSession,
  AdminSetting,
  Changed,
  ChangesAnswer,
  Image,
  MenuExport,
  Page,
  RestorePoint,
  RestorePointMenu,
  ShelfThing,
  SpiritOption,
  UploadAddress,
  Verified,
} from './answers.js';
import type { ServiceName } from './paths.js';
import type * as Requests from './requests/index.js';

/** What services answer, by the names of their OpenAPI schemas. */
export interface Answers {
  Cocktail: Cocktail;
  Whiskey: Whiskey;
  SpiritOption: SpiritOption;
  ShelfThing: ShelfThing;
  RestorePoint: RestorePoint;
  RestorePointMenu: RestorePointMenu;
  MenuExport: MenuExport;
  Page: Page;
  Verified: Verified;
  Session: AdminSession;
  Changed: Changed;
  ChangesAnswer: ChangesAnswer;
  Setting: AdminSetting;
  UploadAddress: UploadAddress;
  Image: Image;
  Bartender: Bartender;
  Recommendations: RecommendationsAnswer;
  ChatAnswer: ChatAnswer;
  CocktailFields: Partial<CocktailInput>;
  WhiskeyFields: Partial<WhiskeyInput>;
  SuggestedOrder: SuggestedOrder;
  ModelReport: ModelReport;
  ModelTrial: ModelTrial;
}
export type AnswerName = keyof Answers;

/** The classes of request bodies, by name. */
interface Bodies {
  CreateCocktailRequest: Requests.CreateCocktailRequest;
  UpdateCocktailRequest: Requests.UpdateCocktailRequest;
  CreateWhiskeyRequest: Requests.CreateWhiskeyRequest;
  UpdateWhiskeyRequest: Requests.UpdateWhiskeyRequest;
  ReorderRequest: Requests.ReorderRequest;
  ChangesRequest: Requests.ChangesRequest;
  CreateSpiritOptionRequest: Requests.CreateSpiritOptionRequest;
  UpdateSpiritOptionRequest: Requests.UpdateSpiritOptionRequest;
  CreateShelfThingRequest: Requests.CreateShelfThingRequest;
  UpdateShelfThingRequest: Requests.UpdateShelfThingRequest;
  CreateRestorePointRequest: Requests.CreateRestorePointRequest;
  RenameRestorePointRequest: Requests.RenameRestorePointRequest;
  UpdatePageRequest: Requests.UpdatePageRequest;
  VerifyPasswordRequest: Requests.VerifyPasswordRequest;
  ChangePasswordRequest: Requests.ChangePasswordRequest;
  PutSettingRequest: Requests.PutSettingRequest;
  PutLandingImageRequest: Requests.PutLandingImageRequest;
  RecommendRequest: Requests.RecommendRequest;
  ChatRequest: Requests.ChatRequest;
  ParseDrinkRequest: Requests.ParseDrinkRequest;
  SuggestOrderRequest: Requests.SuggestOrderRequest;
}
export type BodyName = keyof Bodies;

/** The menu service's lists, by the last part of their addresses. */
export type ListName = 'cocktails' | 'whiskeys' | 'spirit-options' | 'pages';

/** What an event `lists` of `GET /api/events` says: the `ETag` that each list now has for whoever asks. */
export type ListTags = Record<ListName, string>;

export interface Endpoint {
  service: ServiceName;
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Parameters are in braces. */
  path: string;
  /** Who may call it: everybody, or who has the owner's session. */
  access: 'all' | 'admin';
  /** Class of the JSON body; a media type for a body that is no JSON. */
  body?: BodyName | 'image/*';
  /** Schema of the JSON answer, or of a list of them; a media type for other answers; none for 204. */
  answer?: AnswerName | readonly [AnswerName] | 'image/webp' | 'image/jpeg' | 'text/event-stream';
  /** Media types of other answers, by the value of `?format=` that asks for them. */
  formats?: Readonly<Record<string, 'text/csv'>>;
  /** The lists that the call changes. */
  changes?: readonly ListName[];
}

type ParametersOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParametersOf<Rest>
  : never;

/** The values of an endpoint's path parameters, by name. */
export type ParametersFor<E extends Endpoint> = Record<ParametersOf<E['path']>, string>;

/** What an endpoint is sent. */
export type BodyFor<E extends Endpoint> = E['body'] extends BodyName
  ? Bodies[E['body']]
  : E['body'] extends 'image/*'
    ? Blob
    : undefined;

export type AnswerFor<E extends Endpoint> = E['answer'] extends readonly [infer Name extends AnswerName]
  ? Answers[Name][]
  : E['answer'] extends AnswerName
    ? Answers[E['answer']]
    : undefined;

/** What a call passes: the path's parameters and the body, if the endpoint has them. */
export type GivenFor<E extends Endpoint> = (keyof ParametersFor<E> extends never
  ? unknown
  : { parameters: ParametersFor<E> }) &
  (BodyFor<E> extends undefined ? unknown : { body: BodyFor<E> });

/** The arguments of a function that may be called without them when there is nothing to give. */
export type OptionalIfEmpty<Given> = object extends Given ? [given?: Given] : [given: Given];

/** Makes an entry of the table and keeps its literal types. */
/* @__NO_SIDE_EFFECTS__ */ export const endpoint = <
  const Service extends Endpoint['service'],
  const Method extends Endpoint['method'],
  const Path extends `/api/${string}`,
  const Access extends Endpoint['access'],
  const More extends Pick<Endpoint, 'body' | 'answer' | 'formats' | 'changes'>,
>(
  service: Service,
  method: Method,
  path: Path,
  access: Access,
  more: More,
) => ({ service, method, path, access, ...more });

export const addressOf = ({ path }: Endpoint, parameters: Readonly<Record<string, string>>): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(parameters[name] ?? ''));
