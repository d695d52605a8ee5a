import { phrases } from '../language/words.js';
import { keyOf } from './keys.js';

/** Words that people and programs write where there is nothing. */
const NOTHING =
  /^(?:n\/?a|nan|null|none|nil|undefined|keine?r?|ninguno|aucune?|nessuno|geen|[-–—]+|\.|\?)?$/i;

/** "NA", "null", "–": an empty field. */
export const isNothing = (text: string): boolean => NOTHING.test(text.trim());

/**
 * Keys of what is no part of a drink: how a program finds, shows, dates and shares it. Their values are left out without
 * a word; whatever else has no field is named.
 */
// prettier-ignore
const MEANINGLESS = new Set(phrases(`
  id, uuid, guid, uid, _id, pk, key, slug, hash, photo hash, sync hash, recipe id, id drink, id meal, drink id, cocktail id, ingredient id, food id, unit id, user id, group id, household id, owner id, parent id, parent ingredient id, reference id, external id, ean, upc, barcode, sku, mpn, gtin, position, order, sort, ingredient number, step number, line number, row id, row number, item number, garnish number, sort order, sort index, index, rank, number of ratings,
  created, created at, created on, created by, date created, date added, date modified, date published, published, published at, updated, updated at, updated by, modified, modified at, last modified, last made, deleted at, in trash, timestamp, version, revision, date, date update, exported at,
  image, images, image url, image uri, image hash, image source, image attribution, image creative commons confirmed, img, img src, photo, photos, photo url, photo data, photo large, picture, pictures, thumbnail, thumb, thumbnail url, str drink thumb, str image source, str image attribution, drink thumb, icon, icone, icono, imagen, bild, bilder, foto, media, gallery, video, video url, str video, assets, asset, logo, background, placeholder hash, copyright, file, file path, path, main image, primary image, scale, color, colour, bg color, css class,
  url, urls, link, links, href, permalink, uri, source url, org url, original url, canonical url, share, public id, share id, public url, api url, web url, site, website, main entity of page, is part of, publisher, potential action, interaction statistic, same as,
  context, type, graph, schema, json schema, schema version, format, locale, language, lang, in language, encoding, status, visibility, is public, public, private, is private, settings, config, permissions, user, users, owner, household, group, bar id, bar, editor, created user, updated user, comments, comment count, reviews, review, reviews count, aggregate rating, likes, votes, views, is favorite, is favourite, favorite, favourite, on favorites, is bookmarked, bookmarked, is pinned, made count,
  nutrition, nutritions, nutritional info, nutrition info, calories, kcal, macros, show nutrition, internal, is internal, file path, working time, waiting time, prep time, cook time, total time, perform time, pre heat time, cook minutes, prep minutes, servings text, shared, keyword id, step id, ingredient references, steps order, show as header, show ingredients table, time, tools, properties, food properties, nutrition properties, always use plural unit, always use plural food, plural name, plural abbreviation, abbreviation, use abbreviation, fraction, aliases, ignore shopping, supermarket category, food onhand, on hand, template, is food, label id, label color, extras, recipe category id, quantity value
  `).map(keyOf));

const ADDRESS = /^(?:https?:\/\/|www\.|mailto:|data:|file:|\/\/)\S*$/i;
const MOMENT = /^\d{4}-\d{2}-\d{2}(?:[T ]\d{2}:\d{2}\S*)?$/;
/** Periods of ISO 8601: "PT5M". */
const PERIOD = /^P(?:\d+[DWMY])*(?:T(?:\d+(?:\.\d+)?[HMS])*)?$/;
const IDENTIFIER = /^(?:[\da-f]{8}-[\da-f-]{27}|[\da-f]{16,}|[\w+/=-]{40,})$/i;
const FILE = /^\S+\.(?:jpe?g|png|webp|gif|avif|heic|svg|mp4|pdf)$/i;

/** A value that says nothing of a drink, by its key or by what it looks like. */
export const isMeaningless = (key: string, text: string): boolean =>
  key.startsWith('@') || MEANINGLESS.has(keyOf(key)) || looksMeaningless(text.trim());

export const isMeaninglessKey = (key: string): boolean => key.startsWith('@') || MEANINGLESS.has(keyOf(key));

const looksMeaningless = (text: string): boolean =>
  [ADDRESS, MOMENT, PERIOD, IDENTIFIER, FILE].some((shape) => shape.test(text));
