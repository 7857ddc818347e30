export const PLACE_CODE_DESCRIPTIONS = {
  country: 'Two letters, such as NG: see /locations',
  state: 'Country and state, such as NG_LA: see /locations/{key}',
  city: 'A code such as IKEJA: see /locations/{key}',
}
