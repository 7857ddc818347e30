import type Organization from '#identity/organizations/models/organization'
import State from '#shipping/places/state'
import type { BusinessWithState } from '#branding/business/business_transformer'

/** Loads all state names in one query. */
export async function withStateNames(organizations: Organization[]): Promise<BusinessWithState[]> {
  const keys = organizations.flatMap(({ stateKey }) => stateKey ?? [])
  const states = keys.length ? await State.query().whereIn('key', keys) : []
  const names = new Map(states.map(({ key, name }) => [key, name]))
  return organizations.map((organization) => ({
    organization,
    stateName: names.get(organization.stateKey ?? '') ?? null,
  }))
}

export async function withStateName(organization: Organization): Promise<BusinessWithState> {
  const [business] = await withStateNames([organization])
  return business!
}
