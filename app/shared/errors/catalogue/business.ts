import type { ErrorNotes } from '#shared/errors/catalogue/error_note'

export const business: ErrorNotes = {
  E_OWNER_NEEDED: {
    title: 'The amount needs an owner’s approval',
    meaning:
      'An owner has set above which amount a booking or a batch is not paid without them, for the business or for this person. Nothing was paid.',
    remedy:
      'Ask the owners with `POST /organization/approvals`. A batch is paid by an owner, or in smaller ones.',
  },
  E_SPENDING_LIMIT: {
    title: 'The person has reached their limit of the month',
    meaning:
      'The payment would take them beyond what an owner lets them spend for the business in a month, counted in Lagos. Keys count for the person who made them. Nothing was paid.',
    remedy:
      'Ask the owners with `POST /organization/approvals`, wait for the next month, or let an owner raise the limit.',
  },
  E_BUSINESS_NEEDED: {
    title: 'There is no business yet',
    meaning: 'The call is about a business, but you are not working for one.',
    remedy: 'Create a business profile first, or switch to your business.',
  },
  E_BUSINESS_EXISTS: {
    title: 'You have a business with this name',
    meaning: 'Nobody can own two businesses with the same name.',
    remedy: 'Choose another name.',
  },
  E_TOO_MANY_BUSINESSES: {
    title: 'You own the most businesses one person can have',
    meaning: 'The message gives the limit.',
    remedy: 'Let somebody else own the next one.',
  },
  E_SUBDOMAIN_TAKEN: {
    title: 'The address of the tracking page is taken',
    meaning: 'Another business has this subdomain, or we keep it for ourselves.',
    remedy: 'Choose another one.',
  },
  E_DOMAIN_EXISTS: {
    title: 'The business has a domain already',
    meaning: 'The tracking page of a business is on one domain of its own at most.',
    remedy: 'Remove it with `DELETE /own_domain`, then add the other.',
  },
  E_DOMAIN_TAKEN: {
    title: 'The domain is in use',
    meaning: 'Another business has proven by its CNAME that the domain is theirs.',
    remedy: 'Make its CNAME lead to your own address with us, and add it again in a few minutes.',
  },
  E_NO_WEB_ADDRESS: {
    title: 'The business has no web address yet',
    meaning: 'A tracking page cannot be published without one.',
    remedy: 'Give it one in the Business Profile first.',
  },
  E_UNKNOWN_STATE: {
    title: 'The state is not known',
    meaning: '`businessState` is not one of the choices.',
    remedy: 'Take one from `GET /locations/{key}`.',
  },
  E_UNKNOWN_CATEGORY: {
    title: 'The category is not known',
    meaning: 'The category of the product is not one of the choices.',
    remedy: 'Take one from the list of categories.',
  },
  E_IMAGE_NEEDED: {
    title: 'The product has no picture',
    meaning: 'Receivers are shown the picture, so every product needs one.',
    remedy: 'Upload one first, and send the name it was given.',
  },
  E_PRODUCT_EXISTS: {
    title: 'You have a product with this name',
    meaning: 'Names of products are unique within a business.',
    remedy: 'Choose another name, or change the product that is there.',
  },
  E_TOO_MANY_PRODUCTS: {
    title: 'The business has the most products it can have',
    meaning: 'The message gives the limit.',
    remedy: 'Delete one first.',
  },
}
