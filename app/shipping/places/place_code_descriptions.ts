export const PLACE_CODE_DESCRIPTIONS = {
  country: 'Two letters, such as NG, from /locations',
  state: 'Country and state, such as NG_LA, from /locations/{key}',
  city: 'A code such as IKEJA, from /locations/{key}',
}
