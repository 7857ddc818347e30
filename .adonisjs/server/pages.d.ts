import '@adonisjs/inertia/types'

import type React from 'react'

import type { Prettify } from '@adonisjs/core/types/common'

type ExtractProps<T> = T extends React.FC<infer Props> ? Prettify<Omit<Props, 'children'>> : T extends React.Component<infer Props> ? Prettify<Omit<Props, 'children'>> : never

declare module '@adonisjs/inertia/types' {
  export interface InertiaPages {
    'identity/home': ExtractProps<(typeof import('../../app/identity/pages/home.tsx'))['default']>
    'identity/sign_in': ExtractProps<(typeof import('../../app/identity/pages/sign_in.tsx'))['default']>
    'shared/landing': ExtractProps<(typeof import('../../app/shared/pages/landing.tsx'))['default']>
    'shared/not_found': ExtractProps<(typeof import('../../app/shared/pages/not_found.tsx'))['default']>
    'shared/server_error': ExtractProps<(typeof import('../../app/shared/pages/server_error.tsx'))['default']>
    'wallet/balance': ExtractProps<(typeof import('../../app/wallet/pages/balance.tsx'))['default']>
  }
}
