import {
  blankForm as blank,
  withAddress,
  withCountry,
  withAddressState,
  type BookingForm,
} from '#shipping/booking/components/form/form_model'
import {
  withItem,
  withPackage,
  changeWorkingPackage,
} from '#shipping/booking/components/packages/packages_model'

const SENDER = { fullname: 'Chidi Eze', email: 'chidi@example.com', phoneNumber: '08031234567' }

export const SHIRT = { category: 3, description: 'Cotton shirt', quantity: 2, value: 5000.25 }

export function blankForm(): BookingForm {
  return blank(SENDER)
}

export function pack(form: BookingForm, weight: string, items = [SHIRT]): BookingForm {
  const filled = items.reduce((sum, item) => withItem(sum, item, null), form)
  return withPackage(changeWorkingPackage(filled, { weight }))
}

export function filledForm(): BookingForm {
  const lagos = withAddressState(blankForm(), 'origin', { value: 'NG_LA', label: 'Lagos' })
  const sent = withAddress(lagos, 'origin', {
    address: '12 Allen Avenue',
    city: 'IKEJA',
    cityName: 'Ikeja',
  })
  const england = withAddressState(withCountry(sent, 'destination', 'GB'), 'destination', {
    value: 'GB_ENG',
    label: 'England',
  })
  const received = withAddress(england, 'destination', {
    fullname: 'Ada Obi',
    email: 'ada@example.com',
    phoneNumber: '+447700900123',
    address: '221B Baker Street',
    cityName: 'London',
    postalCode: 'NW1 6XE',
  })
  return pack(received, '1.5')
}
