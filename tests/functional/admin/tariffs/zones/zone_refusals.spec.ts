import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import { apiClientOf, type ApiClientCall } from '#tests/support/api_client'
import { smallTariff } from '#tests/support/tariff'
import { cityZone, exportZone, localZone } from '#tests/support/zone_calls'

const EXPORT = '/shippingZone/international/Export'
const GHANA = { value: 'GH', label: 'Ghana' }

const long = (length: number) => 'x'.repeat(length)

test.group('Refused zones', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  async function refusal(
    apiClient: ApiClientCall,
    path: string,
    body: object,
    method: 'post' | 'put' = 'post'
  ) {
    const response: any = await apiClient(method, path, body)
    return response.status() === 200
      ? 'ok'
      : response.body().errors.map(({ field, message }: any) => `${field}: ${message}`)
  }

  test('a description must have 1 to 100 readable characters', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, 'admin@sendam.test')
    assert.equal(await refusal(apiClient, EXPORT, exportZone({ description: long(100) })), 'ok')
    for (const [description, problem] of [
      [long(101), 'description: "Description" must have at most 100 characters'],
      ['', 'description: "Description" should not be empty'],
      ['   ', 'description: "Description" should not be empty'],
      ['a\nb', 'description: "Description" has characters that cannot be read'],
      [7, 'description: "Description" is invalid'],
    ]) {
      assert.deepEqual(await refusal(apiClient, EXPORT, exportZone({ description })), [problem])
    }
  })

  test('every code must be known, and every list filled', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, 'admin@sendam.test')
    for (const [change, problem] of [
      [{ courierCode: null }, 'courierCode: "Courier" should not be empty'],
      [{ courierCode: 'TURTLE' }, 'courierCode: "Courier" is not one of the choices'],
      [{ courierCode: '../etc' }, 'courierCode: "Courier" is not one of the choices'],
      [{ originCountryCode: 'XX' }, 'originCountryCode: "Country" is not one of the choices'],
      [{ originCountryCode: undefined }, 'originCountryCode: "Country" should not be empty'],
      [{ geographyCode: 'planet' }, 'geographyCode: "Geography" is not one of the choices'],
      [{ geographyCode: undefined }, 'geographyCode: "Geography" should not be empty'],
      [{ members: [] }, 'members: "Destination(s)" should not be empty'],
      [{ members: undefined }, 'members: "Destination(s)" should not be empty'],
      [{ members: 'GH' }, 'members: "Destination(s)" must be a list'],
      [
        { members: [{ value: 'XX' }] },
        'members: "XX" is not one of the choices of "Destination(s)"',
      ],
      [{ members: [GHANA, GHANA] }, 'members: "Destination(s)" has "GH" twice'],
      [
        { members: [{ value: 'G H' }] },
        'members.0.value: A choice of "Destination(s)" is not a code',
      ],
      [{ members: [{ label: 'Ghana' }] }, 'members.0.value: "Value" should not be empty'],
      [
        { members: Array.from({ length: 5001 }, () => GHANA) },
        'members: "Destination(s)" has more than 5000 choices',
      ],
      [{ billingGroup: -1 }, 'billingGroup: "Billing Group" is invalid'],
      [{ billingGroup: { value: 'one' } }, 'billingGroup: "Billing Group" is invalid'],
    ] as const) {
      assert.deepEqual(await refusal(apiClient, EXPORT, exportZone(change)), [problem])
    }
  })

  test('refusals of an import zone speak of its origins, as its form does', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, 'admin@sendam.test')
    const IMPORT = '/shippingZone/international/Import'
    const created: any = await apiClient('post', IMPORT, exportZone({}))
    const { id } = created.body().data
    for (const [members, problem] of [
      [[], 'members: "Origin(s)" should not be empty'],
      [undefined, 'members: "Origin(s)" should not be empty'],
      ['GH', 'members: "Origin(s)" must be a list'],
      [[GHANA, GHANA], 'members: "Origin(s)" has "GH" twice'],
      [[{ value: 'G H' }], 'members.0.value: A choice of "Origin(s)" is not a code'],
    ] as const) {
      assert.deepEqual(await refusal(apiClient, IMPORT, exportZone({ members })), [problem])
      const zonePath = `/shippingZone/international/${id}`
      assert.deepEqual(await refusal(apiClient, zonePath, exportZone({ members }), 'put'), [
        problem,
      ])
    }
  })

  test('local and city zones need origins and destinations in their country and state', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, 'admin@sendam.test')
    for (const [path, body, problem] of [
      ['local', localZone({ originMembers: [] }), 'originMembers: "Origin(s)" should not be empty'],
      ['local', localZone({ members: [] }), 'members: "Destination(s)" should not be empty'],
      [
        'local',
        localZone({ members: [GHANA] }),
        'members: "GH" is not one of the choices of "Destination(s)"',
      ],
      [
        'city',
        cityZone({ originStateCode: undefined }),
        'originStateCode: "Origin State" should not be empty',
      ],
      [
        'city',
        cityZone({ originStateCode: 'ZZ' }),
        'originStateCode: "Origin State" is not one of the choices',
      ],
      [
        'city',
        cityZone({ members: [{ value: 'WUSE' }] }),
        'members: "WUSE" is not one of the choices of "Destination(s)"',
      ],
    ] as const) {
      assert.deepEqual(await refusal(apiClient, `/shippingZone/${path}`, body), [problem])
    }
  })

  test('unknown codes and ids answer 404', async ({ client, assert }) => {
    const apiClient = await apiClientOf(client, 'admin@sendam.test')
    for (const path of [
      '/shippingZone/international/Export/TURTLE/NG',
      '/shippingZone/international/Export/DHL/XX',
      '/shippingZone/international/Sideways/DHL/NG',
      '/shippingZone/international/Export/DHL/NG/planet',
      '/shippingZone/international/Export/DHL/%01',
      '/shippingZone/international/detail/987654321/country',
      '/shippingZone/local/DHL/XX',
      '/shippingZone/local/detail/987654321',
      '/shippingZone/city/DHL/NG/ZZ',
      '/shippingZone/city/detail/99999999999999999999',
      '/geography/region/country/XX',
      '/geography/region/country/NG/state/ZZ',
    ]) {
      const response: any = await apiClient('get', path)
      assert.equal(response.status(), 404, path)
    }
    for (const kind of ['international', 'local', 'city']) {
      const bodies: Record<string, object> = { local: localZone(), city: cityZone() }
      const path = `/shippingZone/${kind}/987654321`
      const changed: any = await apiClient('put', path, bodies[kind] ?? exportZone())
      assert.equal(changed.status(), 404)
      const deletion: any = await apiClient('delete', path)
      assert.equal(deletion.status(), 404)
    }
  })

  test('a local or city zone cannot be changed to an unknown courier', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, 'admin@sendam.test')
    for (const [path, body] of [
      ['/shippingZone/local', localZone()],
      ['/shippingZone/city', cityZone()],
    ] as const) {
      const created = await apiClient('post', path, body)
      const zonePath = `${path}/${created.body().data.id}`
      const changed = await apiClient('put', zonePath, { ...body, courierCode: 'TURTLE' })
      assert.equal(changed.body().code, 'E_ZONE_REFUSED')
    }
  })

  test('a body cannot name another zone than its path', async ({ client }) => {
    const apiClient = await apiClientOf(client, 'admin@sendam.test')
    const created = await apiClient('post', EXPORT, exportZone())
    const { id } = created.body().data
    const changed = await apiClient(
      'put',
      `/shippingZone/international/${id}`,
      exportZone({ id: id + 1 })
    )
    changed.assertStatus(422)
  })

  test('managers and members get 403', async ({ client }) => {
    for (const username of ['manager@sendam.test', 'member@sendam.test']) {
      const apiClient = await apiClientOf(client, username)
      const read = await apiClient('get', `${EXPORT}/DHL/NG`)
      read.assertStatus(403)
      const created = await apiClient('post', EXPORT, exportZone())
      created.assertStatus(403)
    }
    const root = await apiClientOf(client, 'root@sendam.test')
    const created = await root('post', EXPORT, exportZone())
    created.assertStatus(200)
  })
})

test.group('Choices for zones', (group) => {
  group.each.setup(() => testUtils.db().wrapInGlobalTransaction())
  group.each.setup(async () => void (await smallTariff()))

  test('include couriers, regions, continents, states and cities, each once', async ({
    client,
    assert,
  }) => {
    const apiClient = await apiClientOf(client, 'admin@sendam.test')
    for (const [path, value, label] of [
      ['/courier/international/all', 'FEDEX_PRIORITY', 'FedEx Priority'],
      ['/courier/city/all', 'FEDEX', 'FedEx'],
      ['/geography/region/all', 'WESTERNAFRICA', 'Western Africa'],
      ['/geography/continent/all', 'AF', 'Africa'],
      ['/geography/region/country/NG', 'LA', 'Lagos'],
      ['/geography/region/country/NG/state/LA', 'IKEJA', 'Ikeja'],
    ]) {
      const response = await apiClient('get', path!)
      response.assertStatus(200)
      const { data } = response.body()
      const found = data.find((option: { value: string }) => option.value === value)
      assert.equal(found?.label, label, path)
      const values = data.map((option: { value: string }) => option.value)
      assert.equal(new Set(values).size, values.length)
    }
    const atHome = await apiClient('get', '/courier/city/all')
    assert.notInclude(JSON.stringify(atHome.body().data), 'FEDEX_PRIORITY')
  })
})
