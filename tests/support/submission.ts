import ItemCategory from '#shipping/pricing/models/item_category'

/** Lagos to London, one package of 0.9 kg with two shirts, as the booking form sends it. */
export async function submission(changes: object = {}) {
  const category = await ItemCategory.firstOrCreate({ name: 'Clothing' })
  return {
    items: [
      {
        index: 1,
        itemUnits: [
          {
            index: 1,
            description: 'Cotton shirts',
            quantity: 2,
            value: 7500.5,
            category: category.id,
            packageType: 'nonDocument',
          },
        ],
        weight: 0.9,
        packageDimension: { length: 10, width: 10, height: 10 },
        expressBoxId: 0,
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
      cityName: 'Ikeja',
      postalCode: '0000',
      saveInAddressBook: false,
    },
    destination: {
      fullname: 'Grace Miller',
      phoneNumber: '+442079460000',
      email: 'grace@example.test',
      address: '1 High Street',
      country: 'GB',
      state: 'GB_ENG',
      city: null,
      cityName: 'London',
      postalCode: 'N1 9GU',
      saveInAddressBook: true,
    },
    preferredPickupDate: null,
    preferredPickupDateDesc: null,
    transactionReference: null,
    id: 0,
    editShipmentId: 0,
    preferredCourier: null,
    quoteId: null,
    ...changes,
  }
}
