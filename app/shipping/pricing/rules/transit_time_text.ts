type TransitDays = { usualDays: number; mostDays: number; parcels: number }

/** `Usually 4 days, 9 in 10 within 6; 212 parcels`. */
export function transitTimeText({ usualDays, mostDays, parcels }: TransitDays): string {
  const usual = usualDays === 0 ? 'the same day' : daysText(usualDays)
  const most = usualDays === 0 && mostDays > 0 ? daysText(mostDays) : String(mostDays)
  const nine = mostDays === 0 ? '' : `, 9 in 10 within ${most}`
  return `Usually ${usual}${nine}; ${parcels.toLocaleString('en-NG')} ${parcels === 1 ? 'parcel' : 'parcels'}`
}

/** `1 day`, `4 days`. */
export function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`
}
