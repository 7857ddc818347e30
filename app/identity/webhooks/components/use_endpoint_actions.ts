import { router } from '@inertiajs/react'
import { showOutcome } from '~/api/show_outcome'
import { useApiCall } from '~/api/use_api_call'
import { toast } from '~/ui/toaster'

export function useEndpointActions() {
  const { busy, send } = useApiCall()
  const refresh = () => router.reload({ only: ['endpoints'] })

  async function sendTest(id: number) {
    showOutcome(await send('api.identity.endpoint_tests.store', { params: { id } }))
  }

  async function switchTo(id: number, active: boolean) {
    const outcome = await send('api.identity.webhook_endpoints.update', {
      params: { id },
      body: { active },
    })
    if (outcome.ok) toast.success(active ? 'The endpoint is on.' : 'The endpoint is off.')
    else toast.error(outcome.message)
    refresh()
  }

  async function remove(id: number) {
    showOutcome(await send('api.identity.webhook_endpoints.destroy', { params: { id } }))
    refresh()
  }

  async function rotate(id: number): Promise<string | null> {
    const outcome = await send('api.identity.endpoint_rotations.update', {
      params: { id },
      body: {},
    })
    const isDone = showOutcome(outcome)
    refresh()
    return isDone ? outcome.body.data.secret : null
  }

  return { busy, sendTest, switchTo, remove, rotate, refresh }
}

export type EndpointActions = ReturnType<typeof useEndpointActions>
