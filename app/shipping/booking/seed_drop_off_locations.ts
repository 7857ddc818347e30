import brand from '#config/brand'

/** Of our offices, the one in Lagos takes parcels over the counter. */
export function dropOffLocations() {
  const lagos = brand.offices.filter(({ city }) => city === 'Lagos')
  return lagos.map(({ city, address }) => ({
    name: `${brand.name} ${city} Office`,
    address,
    city_name: city,
    state_key: 'NG_LA',
    phone_number: brand.contactNumber,
    opening_hours: brand.openingHours,
  }))
}
