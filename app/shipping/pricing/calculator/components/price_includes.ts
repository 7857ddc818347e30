/** As the booking form starts out, and so as the bill says for whoever changes nothing in it. */
export const PRICE_INCLUDES = 'Pickup at your address and Standard insurance are included.'
