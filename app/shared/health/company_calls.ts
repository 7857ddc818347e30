import { type Outcome, tally } from '#shared/health/tallies'

type Thrown = abstract new (...given: never[]) => Error

interface Company {
  kind: 'courier' | 'payment'
  /** What its driver throws when it says no, and when it says nothing. */
  refusal: Thrown
  silence: Thrown
  /** Members of the driver that are asked things too. */
  desks?: readonly string[]
}

/** The driver of a company, each call of which is counted: how it ended, and how long it took. */
export function recordCompanyCalls<Driver extends { name: string }>(
  driver: Driver,
  company: Company
): Driver {
  return counted(driver, { ...company, name: driver.name })
}

function counted<Part extends object>(part: Part, company: Company & { name: string }): Part {
  return new Proxy(part, {
    get(target, property) {
      const member: unknown = Reflect.get(target, property, target)
      const isDesk = company.desks?.includes(String(property)) && typeof member === 'object'
      if (isDesk && member !== null) return counted(member, company)
      if (typeof member !== 'function') return member
      return (...given: unknown[]) => {
        const began = performance.now()
        const answer: unknown = member.apply(target, given)
        return answer instanceof Promise ? recorded(answer, { ...company, began }) : answer
      }
    },
  })
}

async function recorded(
  answer: Promise<unknown>,
  { kind, name, began, ...thrown }: Company & { name: string; began: number }
) {
  const end = (outcome: Outcome) => tally({ kind, name, outcome, ms: performance.now() - began })
  try {
    const value = await answer
    end('answered')
    return value
  } catch (error) {
    end(outcomeOf(error, thrown))
    throw error
  }
}

function outcomeOf(error: unknown, { refusal, silence }: Omit<Company, 'kind'>): Outcome {
  if (error instanceof refusal) return 'refused'
  return error instanceof silence ? 'silent' : 'failed'
}
