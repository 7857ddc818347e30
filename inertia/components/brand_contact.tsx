import { usePage } from '@inertiajs/react'

/** True if the platform has a phone number, an e-mail address or an office. */
export function useHasContact(): boolean {
  const { contactNumber, contactEmail, offices } = usePage().props.brand
  return Boolean(contactNumber || contactEmail) || offices.length > 0
}

/** The phone number of the platform; nothing if it is not set. */
export function BrandPhone() {
  const { contactNumber } = usePage().props.brand
  return (
    contactNumber && (
      <a
        href={`tel:${contactNumber.replaceAll(/\s/g, '')}`}
        className="link tabular whitespace-nowrap"
      >
        {contactNumber}
      </a>
    )
  )
}

/** The e-mail address of the platform; nothing if it is not set. */
export function BrandEmail() {
  const { contactEmail } = usePage().props.brand
  return (
    contactEmail && (
      <a href={`mailto:${contactEmail}`} className="link">
        {contactEmail}
      </a>
    )
  )
}
