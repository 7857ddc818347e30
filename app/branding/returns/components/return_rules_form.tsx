import type { Data } from '@generated/data'
import { callApi } from '~/api/call_api'
import { useApiForm } from '~/api/use_api_form'
import { Button } from '~/ui/button'
import { Card } from '~/ui/card'
import { cx } from '~/ui/cx'
import { Field } from '~/ui/field'
import { Notice } from '~/ui/notice'
import { NumberInput } from '~/ui/number_input'
import { RadioGroup } from '~/ui/radio_group'
import { Switch } from '~/ui/switch'
import { Textarea } from '~/ui/textarea'
import { toast } from '~/ui/toast'
import { COUNT_NUMBER, readNumber } from '#shared/numbers/rules/read_number'
import { RETURN_LIMITS } from '#shipping/returns/rules/return_choices'

export type ReturnRulesData = Data.Branding.Returns.ReturnRules

const HAND_OVERS = [
  { value: 'either', label: 'Receiver chooses' },
  { value: 'pickup', label: 'The courier collects it' },
  { value: 'drop_off', label: 'The receiver brings it to an office' },
] as const

const APPROVALS = [
  { value: 'asked', label: 'I approve each one', hint: 'You see the cost before you approve.' },
  {
    value: 'automatic',
    label: 'They are booked at once',
    hint: 'We book the first return of each shipment with the cheapest courier and pay from your wallet. Later ones, and any your wallet cannot cover, wait for you.',
  },
] as const

const splitReasonLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

function useReturnRules(rules: ReturnRulesData) {
  const { needsApproval, reasons, windowDays, version, ...others } = rules
  const entry = useApiForm({
    initial: {
      ...others,
      reasons: reasons.join('\n'),
      windowDays: String(windowDays),
      approval: needsApproval ? 'asked' : 'automatic',
    },
    checks: {
      reasons: (text) => checkReasons(splitReasonLines(text)),
      windowDays: (text) => {
        const days = readNumber(text, COUNT_NUMBER)
        const isFine = Number.isInteger(days) && days >= 1 && days <= RETURN_LIMITS.windowDays
        return isFine ? null : `Please enter 1 to ${RETURN_LIMITS.windowDays} days`
      },
    },
    version,
    send: ({ approval, reasons: text, windowDays: days, ...values }, seen) =>
      callApi('api.branding.return_rules.update', {
        body: {
          ...values,
          reasons: splitReasonLines(text),
          windowDays: readNumber(days, COUNT_NUMBER),
          needsApproval: approval === 'asked',
          version: Number(seen),
        },
      }),
    done({ message, data }, values) {
      toast.success(message)
      entry.reset(values, data.version)
    },
  })
  return entry
}

export function ReturnRulesForm({ rules }: { rules: ReturnRulesData }) {
  const entry = useReturnRules(rules)
  return (
    <Card title="Returns by your receivers">
      <form ref={entry.form} noValidate onSubmit={entry.submit} className="grid gap-5">
        {entry.refusal && <Notice tone="danger">{entry.refusal.message}</Notice>}
        <Switch
          label="Receivers may ask on your tracking page"
          checked={entry.values.forReceivers}
          onChange={(forReceivers) => entry.set('forReceivers', forReceivers)}
        />
        <Rules entry={entry} isOff={!entry.values.forReceivers} />
        <Button type="submit" busy={entry.busy} className="justify-self-start max-sm:w-full">
          Save Rules
        </Button>
      </form>
    </Card>
  )
}

type RulesProps = { entry: ReturnType<typeof useReturnRules>; isOff: boolean }

/** Greyed while receivers may not ask, so that an owner sees what turning on offers. */
function Rules({ entry, isOff }: RulesProps) {
  return (
    <div inert={isOff} className={cx('grid gap-5', isOff && 'opacity-50')}>
      <Field
        label="Days after delivery"
        hint="They can ask until the end of the last day, Lagos time."
        required
        {...entry.field('windowDays')}
      >
        <NumberInput decimals={0} className="max-w-24" {...entry.bind('windowDays')} />
      </Field>
      <Field label="Reasons" hint="One per line." required {...entry.field('reasons')}>
        <Textarea rows={6} {...entry.bind('reasons')} />
      </Field>
      <Switch
        label="Offer exchanges: you also send the receiver the same goods again"
        checked={entry.values.exchanges}
        onChange={(exchanges) => entry.set('exchanges', exchanges)}
      />
      <Field label="Handing over" group>
        <RadioGroup
          options={HAND_OVERS}
          value={entry.values.handOver}
          onChange={(handOver) => entry.set('handOver', handOver)}
        />
      </Field>
      <Field label="Requests" group>
        <RadioGroup
          options={APPROVALS}
          value={entry.values.approval}
          onChange={(approval) => entry.set('approval', approval)}
        />
      </Field>
      <p className="text-sm text-ink-muted">You pay for returns from your wallet.</p>
    </div>
  )
}

function checkReasons(reasons: string[]): string | null {
  if (reasons.length === 0) return 'Please keep at least one reason'
  if (reasons.length > RETURN_LIMITS.reasons) return `At most ${RETURN_LIMITS.reasons} reasons`
  if (new Set(reasons).size < reasons.length) return 'Please list each reason only once'
  const isLong = reasons.some(({ length }) => length > RETURN_LIMITS.reason)
  return isLong ? `A reason has at most ${RETURN_LIMITS.reason} characters` : null
}
