import { router } from '@inertiajs/react'
import { parseTypedNumber } from '#shared/http/rules/field_checks'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { urlFor } from '~/client'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { Field } from '~/ui/field'
import { NativeSelect } from '~/ui/native_select'
import { Notice } from '~/ui/notice'
import { toast } from '~/ui/toast'
import { checkFuel, checkLaneChange } from '#admin/tariffs/replays/rules/what_if_rules'
import { NumberInput } from '~/ui/number_input'
import { MONEY_NUMBER, readNumber } from '#shared/numbers/rules/read_number'

type Choice = { value: string; label: string }

export type ReplayChoices = { couriers: Choice[]; lanes: Choice[] }

interface ReplayFormProps {
  version: { id: number }
  choices: ReplayChoices
}

const NO_WHAT_IF = { fuelPercent: '0', fuelCourier: '', lanePercent: '0', lane: '' }

function useReplayForm(id: number) {
  return useApiForm({
    initial: NO_WHAT_IF,
    checks: {
      fuelPercent: (typed) => checkFuel(parseTypedNumber(typed)),
      lanePercent: (typed) => checkLaneChange(parseTypedNumber(typed)),
      lane: (lane, { lanePercent }) =>
        parseTypedNumber(lanePercent) && !lane ? 'Please choose the lane that changes' : null,
    },
    together: ['lane', 'lanePercent'],
    send: ({ fuelPercent, fuelCourier, lanePercent, lane }) =>
      callApi('api.admin.tariff_replays.store', {
        params: { id },
        body: {
          fuelPercent: parseTypedNumber(fuelPercent),
          lanePercent: parseTypedNumber(lanePercent),
          fuelCourier: fuelCourier || null,
          lane: lane || null,
        },
      }),
    done({ message, data }) {
      toast.success(message)
      router.visit(urlFor('admin.tariff_replay', { id, replayId: data.id }))
    },
  })
}

export function ReplayForm({ version, choices }: ReplayFormProps) {
  const { form, refusal, busy, submit, field, bind } = useReplayForm(version.id)
  return (
    <Card
      title="Replay the last 90 days"
      description="Prices every paid shipment of the last 90 days with this version and with the live tariff. Nothing changes for customers."
    >
      <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
        {refusal && <Notice tone="danger">{refusal.message}</Notice>}
        <p className="text-sm text-ink-muted">
          What if? Leave both at 0 to replay the version as it is.
        </p>
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <PercentSlider
            label="Fuel surcharge"
            hint="A percentage of each rate, added to the version’s own surcharges"
            min={0}
            max={40}
            step={0.5}
            {...field('fuelPercent')}
            {...bind('fuelPercent')}
          />
          <Field
            label="Courier"
            hint="The fuel surcharge is added to the rates of this courier"
            {...field('fuelCourier')}
          >
            <NativeSelect
              options={choices.couriers}
              placeholder="All couriers"
              {...bind('fuelCourier')}
            />
          </Field>
          <PercentSlider
            label="Change of a lane"
            hint="A percentage of the rates of the lane, before any fuel surcharge"
            min={-50}
            max={50}
            step={1}
            {...field('lanePercent')}
            {...bind('lanePercent')}
          />
          <Field label="Lane" hint="Where from and where to" {...field('lane')}>
            <NativeSelect options={choices.lanes} placeholder="None" {...bind('lane')} />
          </Field>
        </div>
        <div>
          <Button type="submit" busy={busy} busyLabel="Starting...">
            Start the Replay
          </Button>
        </div>
      </form>
    </Card>
  )
}

interface PercentSliderProps {
  label: string
  hint: string
  value: string
  onChange: (value: string) => void
  /** Limits the slider only; larger values can be typed. */
  min: number
  max: number
  step: number
  error?: string
}

function PercentSlider(props: PercentSliderProps) {
  const { label, hint, value, onChange, min, max, step, error } = props
  return (
    <Field label={label} hint={hint} error={error}>
      <div className="flex items-center gap-3">
        <input
          type="range"
          aria-label={`${label}, slider`}
          min={min}
          max={max}
          step={step}
          value={readNumber(value, MONEY_NUMBER) || 0}
          onChange={(event) => onChange(event.target.value)}
          className="h-11 min-w-0 flex-1 cursor-pointer sm:h-10"
        />
        <div className="w-28 shrink-0">
          <NumberInput value={value} onChange={onChange} suffix="%" maxLength={7} />
        </div>
      </div>
    </Field>
  )
}
