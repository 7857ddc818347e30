import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import { NumberInput } from '~/ui/number_input'
import { CityField } from '#shipping/places/components/city_field'
import { useCities } from '#shipping/places/components/use_cities'
import {
  type CheckoutForm,
  type CheckoutSettings,
  useCheckoutSettings,
} from './use_checkout_settings'

type Choice = { value: string; label: string }

export interface CheckoutSettingsFormProps {
  settings: CheckoutSettings
  states: Choice[]
  /** The cities of the state in the saved settings. */
  cities: Choice[]
}

export function CheckoutSettingsForm({ settings, states, cities }: CheckoutSettingsFormProps) {
  const form = useCheckoutSettings(settings)
  return (
    <form ref={form.form} onSubmit={form.submit} noValidate className="grid max-w-3xl gap-6">
      <Origin form={form} states={states} known={cities} />
      <Box form={form} />
      <Prices form={form} />
      <div>
        <Button type="submit" busy={form.busy} busyLabel="Saving…">
          Save Settings
        </Button>
      </div>
    </form>
  )
}

interface OriginFieldsProps {
  form: CheckoutForm
  states: Choice[]
  known: Choice[]
}

function Origin({ form, states, known }: OriginFieldsProps) {
  const cities = useCities(known)

  function chooseState(state: string) {
    form.put({ originCity: '' })
    form.set('originState', state)
    void cities.load(state)
  }

  return (
    <Card
      title="Where you send from"
      description="Used when your shop does not send an origin. If you leave this empty, we use the state in your business profile."
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="State" optional {...form.field('originState')}>
          <NativeSelect
            name="originState"
            options={states}
            placeholder="Choose a state"
            value={form.values.originState}
            onChange={chooseState}
          />
        </Field>
        <CityField
          label="City"
          name="originCity"
          stateKey={form.values.originState}
          cities={cities}
          error={form.problems.originCity}
          value={form.values.originCity}
          onChange={(city) => form.set('originCity', city)}
        />
      </div>
    </Card>
  )
}

const SIDES = [
  ['boxLength', 'Length'],
  ['boxWidth', 'Width'],
  ['boxHeight', 'Height'],
] as const

function Box({ form }: { form: CheckoutForm }) {
  return (
    <Card
      title="Your usual box"
      description="Items without a size are priced together in this box. Items with a size are priced one by one."
    >
      <div className="grid gap-4 sm:grid-cols-3">
        {SIDES.map(([name, label]) => (
          <Field key={name} label={label} optional {...form.field(name)}>
            <NumberInput {...form.bind(name)} suffix="cm" />
          </Field>
        ))}
      </div>
    </Card>
  )
}

function Prices({ form }: { form: CheckoutForm }) {
  return (
    <Card
      title="What your shoppers pay"
      description="Without a fallback price, shoppers see no delivery price when we cannot give one."
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <Field
          label="Markup"
          hint="Added to each courier's price."
          optional
          {...form.field('markupPercent')}
        >
          <NumberInput {...form.bind('markupPercent')} suffix="%" />
        </Field>
        <Field
          label="Fallback price"
          hint="Used when no live price arrives within a second."
          optional
          {...form.field('fallbackPrice')}
        >
          <NumberInput {...form.bind('fallbackPrice')} prefix="₦" />
        </Field>
      </div>
    </Card>
  )
}
