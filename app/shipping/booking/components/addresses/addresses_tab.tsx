import { AddressBlock } from './address_block'
import { recipientChoices } from '#shipping/booking/components/form/form_model'
import type { BookingScreen } from '#shipping/booking/components/form/booking_types'
import type { FormHandle } from '#shipping/booking/components/form/use_booking_form'

interface TabProps {
  form: FormHandle
  screen: BookingScreen
}

export function AddressesTab({ form, screen }: TabProps) {
  const { originAddressList, destinationAddressList } = screen.addresses
  const { again, editing, remembered } = screen
  const senders = [again?.origin, remembered.sender].filter((address) => address != null)
  const { recipients } = remembered
  const receivers = [again?.destination, remembered.recipient, ...recipients].filter(
    (address) => address != null
  )
  const isFolding = editing === null
  return (
    <div className="grid gap-4">
      <AddressBlock
        side="origin"
        form={form}
        countries={screen.countries}
        saved={originAddressList}
        known={isFolding ? senders : []}
        recent={[]}
        isStaff={screen.isStaff}
      />
      <AddressBlock
        side="destination"
        form={form}
        countries={recipientChoices(form.value.origin.country, screen)}
        saved={destinationAddressList}
        known={isFolding ? receivers : []}
        recent={recipients}
        isStaff={screen.isStaff}
      />
    </div>
  )
}
