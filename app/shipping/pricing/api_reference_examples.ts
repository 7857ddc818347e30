export const RATE_QUOTE_EXAMPLE = {
  export: true,
  origin: { country: 'NG', state: 'NG_LA', city: 'IKEJA' },
  destination: { country: 'GB' },
  items: [{ quantity: 1, weight: 1.2, packageDimension: [20, 15, 10] }],
}
