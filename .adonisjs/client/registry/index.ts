/* eslint-disable prettier/prettier */
import type { AdonisEndpoint } from '@tuyau/core/types'
import type { Registry } from './schema.d.ts'
import type { ApiDefinition } from './tree.d.ts'

const placeholder: any = {}

const routes = {
  'shared.landing': {
    methods: ["GET","HEAD"],
    pattern: '/',
    tokens: [{"old":"/","type":0,"val":"/","end":""}],
    types: placeholder as Registry['shared.landing']['types'],
  },
  'shared.health': {
    methods: ["GET","HEAD"],
    pattern: '/health',
    tokens: [{"old":"/health","type":0,"val":"health","end":""}],
    types: placeholder as Registry['shared.health']['types'],
  },
  'shared.health.live': {
    methods: ["GET","HEAD"],
    pattern: '/health/live',
    tokens: [{"old":"/health/live","type":0,"val":"health","end":""},{"old":"/health/live","type":0,"val":"live","end":""}],
    types: placeholder as Registry['shared.health.live']['types'],
  },
  'identity.sign_in': {
    methods: ["GET","HEAD"],
    pattern: '/signin',
    tokens: [{"old":"/signin","type":0,"val":"signin","end":""}],
    types: placeholder as Registry['identity.sign_in']['types'],
  },
  'identity.home': {
    methods: ["GET","HEAD"],
    pattern: '/base/home',
    tokens: [{"old":"/base/home","type":0,"val":"base","end":""},{"old":"/base/home","type":0,"val":"home","end":""}],
    types: placeholder as Registry['identity.home']['types'],
  },
  'api.identity.login': {
    methods: ["POST"],
    pattern: '/api/v1/login',
    tokens: [{"old":"/api/v1/login","type":0,"val":"api","end":""},{"old":"/api/v1/login","type":0,"val":"v1","end":""},{"old":"/api/v1/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['api.identity.login']['types'],
  },
  'api.identity.ping': {
    methods: ["POST"],
    pattern: '/api/v1/ping',
    tokens: [{"old":"/api/v1/ping","type":0,"val":"api","end":""},{"old":"/api/v1/ping","type":0,"val":"v1","end":""},{"old":"/api/v1/ping","type":0,"val":"ping","end":""}],
    types: placeholder as Registry['api.identity.ping']['types'],
  },
  'api.identity.session.destroy': {
    methods: ["DELETE"],
    pattern: '/api/v1/session',
    tokens: [{"old":"/api/v1/session","type":0,"val":"api","end":""},{"old":"/api/v1/session","type":0,"val":"v1","end":""},{"old":"/api/v1/session","type":0,"val":"session","end":""}],
    types: placeholder as Registry['api.identity.session.destroy']['types'],
  },
  'wallet.balance': {
    methods: ["GET","HEAD"],
    pattern: '/base/wallet/balance',
    tokens: [{"old":"/base/wallet/balance","type":0,"val":"base","end":""},{"old":"/base/wallet/balance","type":0,"val":"wallet","end":""},{"old":"/base/wallet/balance","type":0,"val":"balance","end":""}],
    types: placeholder as Registry['wallet.balance']['types'],
  },
  'api.wallet.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/v1/wallet',
    tokens: [{"old":"/api/v1/wallet","type":0,"val":"api","end":""},{"old":"/api/v1/wallet","type":0,"val":"v1","end":""},{"old":"/api/v1/wallet","type":0,"val":"wallet","end":""}],
    types: placeholder as Registry['api.wallet.show']['types'],
  },
} as const satisfies Record<string, AdonisEndpoint>

export { routes }

export const registry = {
  routes,
  $tree: {} as ApiDefinition,
}

declare module '@tuyau/core/types' {
  export interface UserRegistry {
    routes: typeof routes
    $tree: ApiDefinition
  }
}
