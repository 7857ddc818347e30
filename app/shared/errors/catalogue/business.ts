import type { ErrorNotes } from '#shared/errors/catalogue/error_note'

export const business: ErrorNotes = {
  E_OWNER_NEEDED: {
    title: 'The amount needs an owner’s approval',
    meaning:
      'The booking or batch costs more than the business, or this person, may spend without an owner’s approval. Nothing was paid.',
    remedy:
      'Request approval with `POST /organization/approvals`. For a batch, let an owner pay or split it.',
  },
  E_SPENDING_LIMIT: {
    title: 'The person has reached their monthly limit',
    meaning:
      'The payment would exceed the monthly limit (Lagos time) that an owner has set for this person. Payments of an API key count for the person who created it. Nothing was paid.',
    remedy:
      'Request approval with `POST /organization/approvals`, wait for the next month, or ask an owner to raise the limit.',
  },
  E_BUSINESS_NEEDED: {
    title: 'There is no business yet',
    meaning: 'The call needs a business, but you are not acting for one.',
    remedy: 'Create a business profile first, or switch to your business.',
  },
  E_BUSINESS_EXISTS: {
    title: 'You have a business with this name',
    meaning: 'A person cannot own two businesses with the same name.',
    remedy: 'Choose another name.',
  },
  E_TOO_MANY_BUSINESSES: {
    title: 'You own the maximum number of businesses',
    meaning: 'The message gives the limit.',
    remedy: 'Ask someone else to own the next business.',
  },
  E_SUBDOMAIN_TAKEN: {
    title: 'The address of the tracking page is taken',
    meaning: 'Another business has this subdomain, or it is reserved.',
    remedy: 'Choose another one.',
  },
  E_DOMAIN_EXISTS: {
    title: 'The business already has a domain',
    meaning: 'The tracking page of a business can have one custom domain.',
    remedy: 'Remove the domain with `DELETE /own_domain`, then add the new one.',
  },
  E_DOMAIN_TAKEN: {
    title: 'The domain is in use',
    meaning: 'Another business has verified the domain with its CNAME record.',
    remedy: 'Point its CNAME to the address we gave you. Add the domain again in some minutes.',
  },
  E_NO_WEB_ADDRESS: {
    title: 'The business has no web address yet',
    meaning: 'A tracking page cannot be published without one.',
    remedy: 'Set a web address in the Business Profile first.',
  },
  E_UNKNOWN_STATE: {
    title: 'Unknown state',
    meaning: '`businessState` is not one of the choices.',
    remedy: 'Take a state from `GET /locations/{key}`.',
  },
  E_UNKNOWN_CATEGORY: {
    title: 'Unknown category',
    meaning: 'The category of the product is not one of the choices.',
    remedy: 'Take a category from the list.',
  },
  E_IMAGE_NEEDED: {
    title: 'The product has no picture',
    meaning: 'Every product needs a picture, because receivers see it.',
    remedy: 'Upload a picture first, and send the name of the upload.',
  },
  E_PRODUCT_EXISTS: {
    title: 'You have a product with this name',
    meaning: 'Product names are unique within a business.',
    remedy: 'Choose another name, or update the existing product.',
  },
  E_TOO_MANY_PRODUCTS: {
    title: 'The business has the maximum number of products',
    meaning: 'The message gives the limit.',
    remedy: 'Delete one first.',
  },
}
