export const SUBMISSION_EXAMPLE = {
  items: [
    {
      itemUnits: [{ description: 'Cotton shirts', quantity: 2, value: 7500, category: 7 }],
      weight: 1.2,
      packageDimension: { length: 20, width: 15, height: 10 },
    },
  ],
  insurance: 'Standard',
  pickup: true,
  signatureRequired: false,
  origin: {
    fullname: 'Chidi Eze',
    phoneNumber: '08031234567',
    email: 'member@sendam.test',
    address: '5 Allen Avenue',
    country: 'NG',
    state: 'NG_LA',
    city: 'IKEJA',
    postalCode: '0000',
  },
  destination: {
    fullname: 'Grace Miller',
    phoneNumber: '+442079460000',
    email: 'grace@example.test',
    address: '1 High Street',
    country: 'GB',
    state: 'GB_ENG',
    cityName: 'London',
    postalCode: 'N1 9GU',
  },
}

export const BOOKING_EXAMPLE = { preferredCourier: 'DHL', ...SUBMISSION_EXAMPLE }
