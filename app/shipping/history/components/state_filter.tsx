import { NativeSelect } from '~/ui/native_select'
import {
  PARCEL_STATES,
  PARCEL_STATE_WORDS,
  parcelStateOf,
} from '#shipping/shipment/rules/parcel_states'
import type { History } from './use_history'

const OPTIONS = PARCEL_STATES.map((state) => ({
  value: state,
  label: PARCEL_STATE_WORDS[state].label,
}))

/** Only the parcels that something has befallen. */
export function StateFilter({ history }: { history: History }) {
  return (
    <NativeSelect
      aria-label="Parcel state"
      options={OPTIONS}
      placeholder="Any parcel state"
      value={history.parcelState}
      onChange={(state) => history.setParcelState(parcelStateOf(state) ?? '')}
    />
  )
}
