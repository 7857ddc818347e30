import { AddressBlock } from './address_block'
import { recipientChoices } from '#shipping/booking/components/form/form_model'
import type { BookingScreen } from '#shipping/booking/components/form/types'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'

interface TabProps {
  form: FormHandle
  screen: BookingScreen
}

export function AddressesTab({ form, screen }: TabProps) {
  const { originAddressList, destinationAddressList } = screen.addresses
  return (
    <div className="grid gap-4">
      <AddressBlock
        side="origin"
        form={form}
        countries={screen.countries}
        saved={originAddressList}
        isStaff={screen.isStaff}
      />
      <AddressBlock
        side="destination"
        form={form}
        countries={recipientChoices(form.value.origin.country, screen)}
        saved={destinationAddressList}
        isStaff={screen.isStaff}
      />
    </div>
  )
}
