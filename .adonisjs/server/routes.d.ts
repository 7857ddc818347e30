import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'shared.landing': { paramsTuple?: []; params?: {} }
    'shared.health': { paramsTuple?: []; params?: {} }
    'shared.health.live': { paramsTuple?: []; params?: {} }
    'identity.sign_in': { paramsTuple?: []; params?: {} }
    'identity.home': { paramsTuple?: []; params?: {} }
    'api.identity.login': { paramsTuple?: []; params?: {} }
    'api.identity.ping': { paramsTuple?: []; params?: {} }
    'api.identity.session.destroy': { paramsTuple?: []; params?: {} }
    'wallet.balance': { paramsTuple?: []; params?: {} }
    'api.wallet.show': { paramsTuple?: []; params?: {} }
  }
  GET: {
    'shared.landing': { paramsTuple?: []; params?: {} }
    'shared.health': { paramsTuple?: []; params?: {} }
    'shared.health.live': { paramsTuple?: []; params?: {} }
    'identity.sign_in': { paramsTuple?: []; params?: {} }
    'identity.home': { paramsTuple?: []; params?: {} }
    'wallet.balance': { paramsTuple?: []; params?: {} }
    'api.wallet.show': { paramsTuple?: []; params?: {} }
  }
  HEAD: {
    'shared.landing': { paramsTuple?: []; params?: {} }
    'shared.health': { paramsTuple?: []; params?: {} }
    'shared.health.live': { paramsTuple?: []; params?: {} }
    'identity.sign_in': { paramsTuple?: []; params?: {} }
    'identity.home': { paramsTuple?: []; params?: {} }
    'wallet.balance': { paramsTuple?: []; params?: {} }
    'api.wallet.show': { paramsTuple?: []; params?: {} }
  }
  POST: {
    'api.identity.login': { paramsTuple?: []; params?: {} }
    'api.identity.ping': { paramsTuple?: []; params?: {} }
  }
  DELETE: {
    'api.identity.session.destroy': { paramsTuple?: []; params?: {} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}