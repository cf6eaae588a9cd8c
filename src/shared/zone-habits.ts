import type { WeightUnit } from './dog/weight.ts'

/**
 * Customs of the country of a time zone. UTC has no country and uses the customs of the interface language.
 */

const named = (names: string) => new Set(names.split(' '))

/** Lists cities that differ from the rule of their area, by current and former names. */
const mondayAmericas = named(
  'Argentina Buenos_Aires Catamarca Cordoba Jujuy Mendoza Rosario Santiago Punta_Arenas Coyhaique Montevideo Guayaquil La_Paz Costa_Rica Havana Paramaribo Guyana Cayenne Port-au-Prince Nuuk Godthab Danmarkshavn Scoresbysund Thule Martinique Guadeloupe Marigot St_Barthelemy Curacao Aruba Kralendijk Lower_Princes Barbados St_Lucia Grenada Montserrat St_Vincent St_Kitts Anguilla Tortola Grand_Turk Cayman Miquelon',
)
const sundayCities = named(
  'Africa/Addis_Ababa Africa/Asmera Africa/Gaborone Africa/Harare Africa/Johannesburg Africa/Maputo Africa/Monrovia Africa/Nairobi Asia/Aden Asia/Bangkok Asia/Calcutta Asia/Dacca Asia/Dhaka Asia/Hong_Kong Asia/Jakarta Asia/Jayapura Asia/Jerusalem Asia/Karachi Asia/Kathmandu Asia/Katmandu Asia/Kolkata Asia/Macao Asia/Macau Asia/Makassar Asia/Manila Asia/Phnom_Penh Asia/Pontianak Asia/Rangoon Asia/Riyadh Asia/Seoul Asia/Singapore Asia/Taipei Asia/Tel_Aviv Asia/Thimphu Asia/Tokyo Asia/Vientiane Asia/Yangon Hongkong Israel Jamaica Japan Navajo Pacific/Apia Pacific/Guam Pacific/Honolulu Pacific/Johnston Pacific/Kwajalein Pacific/Majuro Pacific/Midway Pacific/Pago_Pago Pacific/Saipan Pacific/Wake ROC ROK Singapore',
)
const saturdayCities = named(
  'Africa/Algiers Africa/Cairo Africa/Djibouti Africa/Khartoum Africa/Tripoli Asia/Amman Asia/Baghdad Asia/Bahrain Asia/Damascus Asia/Kabul Asia/Kuwait Asia/Muscat Asia/Qatar Asia/Tehran Egypt Iran Libya',
)
/** The United States with its territories, and Liberia. */
const poundAmericas = named(
  'Adak Anchorage Atka Boise Chicago Denver Detroit Fort_Wayne Indiana Indianapolis Juneau Kentucky Knox_IN Los_Angeles Louisville Menominee Metlakatla New_York Nome North_Dakota Phoenix Puerto_Rico Shiprock Sitka St_Thomas Virgin Yakutat',
)
const poundCities = named(
  'Africa/Monrovia Navajo Pacific/Guam Pacific/Honolulu Pacific/Johnston Pacific/Midway Pacific/Pago_Pago Pacific/Saipan Pacific/Wake',
)
const sundayAreas = named('US Canada Brazil Mexico')

/** Zones without a country, such as UTC or Etc/GMT+3. */
const isLandless = (zone: string) =>
  /^(Etc\/.*|UTC|UCT|GMT|Zulu|Universal|Greenwich|[A-Z]{3}\d[A-Z]{3})$/.test(zone)

/** Numbered like `getUTCDay`: 0 is Sunday, 1 Monday, 6 Saturday. */
export type Weekday = 0 | 1 | 6

/** First day of the week in the zone's country. */
export function firstWeekday(zone: string): Weekday {
  const [area = '', city = ''] = zone.split('/')
  if (saturdayCities.has(zone)) return 6
  if (isLandless(zone) || sundayAreas.has(area) || sundayCities.has(zone)) return 0
  return area === 'America' && !mondayAmericas.has(city) ? 0 : 1
}

/** Unit of bathroom scales in the zone's country. */
export function usualWeightUnit(zone: string): WeightUnit {
  const [area = '', city = ''] = zone.split('/')
  const isAmerican = area === 'US' || (area === 'America' && poundAmericas.has(city))
  return isAmerican || isLandless(zone) || poundCities.has(zone) ? 'lb' : 'kg'
}
