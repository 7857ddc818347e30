import brand from '#config/brand'

const LAGOS = brand.offices.filter(({ city }) => city === 'Lagos')

/** Of our offices, the one in Lagos takes parcels over the counter. */
export const DROP_OFF_LOCATIONS = LAGOS.map(({ city, address }) => ({
  name: `${brand.name} ${city} Office`,
  address,
  city_name: city,
  state_key: 'NG_LA',
  phone_number: brand.contactNumber,
  opening_hours: 'Monday to Friday 8 am to 5 pm, Saturday 9 am to 2 pm',
}))
