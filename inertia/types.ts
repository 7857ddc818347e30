import type { Data } from '@generated/data'

declare module '@inertiajs/core' {
  export interface InertiaConfig {
    sharedPageProps: Data.SharedProps
  }
}
