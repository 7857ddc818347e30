import brand from '#config/brand'

/** Only our Lagos office accepts parcels over the counter. Customers need its number and hours. */
export function dropOffLocations() {
  if (!brand.contactNumber || !brand.openingHours) return []
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
