import { type CallOutcome, countCallResult } from '#shared/health/tallies'

type ErrorClass = abstract new (...given: never[]) => Error

interface Partner {
  kind: 'courier' | 'payment'
  /** `refusal`: the driver's error if the partner refuses; `silence`: if it does not respond. */
  refusal: ErrorClass
  silence: ErrorClass
  parts?: readonly string[]
}

/** Wraps a driver and its `parts` to count every call with its outcome and duration. */
export function recordPartnerCalls<Driver extends { name: string }>(
  driver: Driver,
  partner: Partner
): Driver {
  return wrapWithCounting(driver, { ...partner, name: driver.name })
}

function wrapWithCounting<Part extends object>(
  part: Part,
  partner: Partner & { name: string }
): Part {
  return new Proxy(part, {
    get(target, property) {
      const member: unknown = Reflect.get(target, property, target)
      const isPart = partner.parts?.includes(String(property)) && typeof member === 'object'
      if (isPart && member !== null) return wrapWithCounting(member, partner)
      if (typeof member !== 'function') return member
      return (...given: unknown[]) => {
        const began = performance.now()
        const answer: unknown = member.apply(target, given)
        return answer instanceof Promise ? recordOutcome(answer, { ...partner, began }) : answer
      }
    },
  })
}

async function recordOutcome(
  answer: Promise<unknown>,
  { kind, name, began, ...thrown }: Partner & { name: string; began: number }
) {
  const end = (outcome: CallOutcome) =>
    countCallResult({ kind, name, outcome, ms: performance.now() - began })
  try {
    const value = await answer
    end('answered')
    return value
  } catch (error) {
    end(classifyFailure(error, thrown))
    throw error
  }
}

function classifyFailure(error: unknown, { refusal, silence }: Omit<Partner, 'kind'>): CallOutcome {
  if (error instanceof refusal) return 'refused'
  return error instanceof silence ? 'silent' : 'failed'
}
