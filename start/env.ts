import { Env } from '@adonisjs/core/env'

process.env.HOST ??= '127.0.0.1'
process.env.PORT ??= '3333'

/**
 * Every setting of the environment. `npm run describe:settings` writes docs/reference/settings.md and .env.example from
 * these comments: the text, then an example after `@example`. A setting marked `@internal` is set by our own processes.
 */
export default await Env.create(new URL('../', import.meta.url), {
  // # Processes and addresses

  /** `development` is the default. Production needs `APP_KEY`, `APP_URL` and `DATABASE_URL`. @example production */
  NODE_ENV: Env.schema.enum(['development', 'production', 'test'] as const),
  /** Address to listen on; `127.0.0.1` by default. Use `0.0.0.0` to accept other machines. @example 127.0.0.1 */
  HOST: Env.schema.string({ format: 'host' }),
  /** Port to listen on; 3333 by default. @example 3333 */
  PORT: Env.schema.number(),
  /**
   * Number of web processes that `npm start` runs on the port. Default: one per processor, at most four, with 1 GB of
   * memory each. Only Linux and FreeBSD can share a port; other systems run one. @example 2
   */
  WEB_PROCESSES: Env.schema.string.optional(),
  /**
   * Public address, used in links in e-mails. Required in production, where it begins with `https://`.
   * @example https://ship.example.ng
   */
  APP_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /**
   * Addresses of the proxies in front, such as `10.0.0.0/8` or `loopback`. Only these may set `X-Forwarded-For`.
   * Default: no proxy is trusted. @example loopback
   */
  TRUST_PROXY: Env.schema.string.optional(),
  /**
   * Name servers, as IP addresses separated by commas, that verify the custom domains of businesses. Default: those of
   * the machine. @example 9.9.9.9,149.112.112.112
   */
  DNS_SERVERS: Env.schema.string.optional(),

  // # Secrets

  /**
   * Key that signs cookies and tokens and encrypts stored secrets. Required in production, with at least 32 characters:
   * `openssl rand -hex 32`. Elsewhere a key is generated and kept in `SENDAM_DATA_DIR`.
   */
  APP_KEY: Env.schema.secret(),
  /** Former values of `APP_KEY`, separated by commas. Data that they signed or encrypted stays valid. */
  APP_KEY_PREVIOUS: Env.schema.secret.optional(),

  // # Brand

  /** Name of the platform. Staff can change this and the rest of the brand in the console. @example Acme Parcels */
  BRAND_NAME: Env.schema.string.optional(),
  /** Company that runs the platform. @example Acme Parcels Limited */
  BRAND_LEGAL_NAME: Env.schema.string.optional(),
  /** Domain of the pages of businesses and of Message-IDs. Default: the host of `APP_URL`. @example ship.example.ng */
  BRAND_DOMAIN: Env.schema.string.optional(),
  /** Phone number for customers. @example +2348012345678 */
  BRAND_PHONE: Env.schema.string.optional(),
  /** E-mail address for customers. @example hello@example.ng */
  BRAND_EMAIL: Env.schema.string.optional({ format: 'email' }),

  // # Database and storage

  /**
   * PostgreSQL 15 or newer. Default outside production: the PostgreSQL 18 that npm installs. `?sslmode=` and
   * `&sslrootcert=` mean what they mean to `psql`. @example postgres://sendam:password@127.0.0.1:5432/sendam
   */
  DATABASE_URL: Env.schema.string(),
  /**
   * The same database without the pooler. Set it if `DATABASE_URL` connects through PgBouncer in transaction mode.
   * @example postgres://sendam:password@127.0.0.1:5432/sendam
   */
  DATABASE_DIRECT_URL: Env.schema.string.optional(),
  /**
   * A streaming replica for lists, searches, statements and figures.
   * @example postgres://sendam:password@127.0.0.1:5434/sendam
   */
  DATABASE_READ_URL: Env.schema.string.optional(),
  /**
   * Redis 6 or newer, or Valkey, for sessions, rate limits and live updates; `rediss://` encrypts. Default:
   * PostgreSQL does all of it. @example redis://:password@127.0.0.1:6379/0
   */
  REDIS_URL: Env.schema.secret.optional(),
  /** Session store, set by our own processes. @internal */
  SESSION_DRIVER: Env.schema.enum.optional(['memory', 'database', 'redis'] as const),
  /** Folder of the checkout, set by our own processes. @internal */
  SENDAM_ROOT: Env.schema.string.optional(),
  /**
   * Folder for uploaded files, and for the built-in database with its password. Default: `storage` and `tmp/postgres`
   * in the checkout. @example /var/lib/sendam
   */
  SENDAM_DATA_DIR: Env.schema.string.optional(),
  /** Bucket for uploaded files. Default: files are kept on disk. More than one machine needs a bucket. @example sendam */
  S3_BUCKET: Env.schema.string.optional(),
  /** Region of the bucket; optional when `S3_ENDPOINT` is set. @example eu-west-1 */
  S3_REGION: Env.schema.string.optional(),
  /** Address of an S3 service other than Amazon's, such as MinIO, R2 or Spaces. @example https://s3.example.ng */
  S3_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  /** Access key of the bucket; optional at Amazon where the machine has a role. */
  S3_ACCESS_KEY_ID: Env.schema.string.optional(),
  /** Secret of that access key. */
  S3_SECRET_ACCESS_KEY: Env.schema.secret.optional(),
  /** Passphrase, at least 12 characters, that encrypts `APP_KEY` for `node ace backup --with-keys`. */
  BACKUP_PASSPHRASE: Env.schema.secret.optional(),
  /** Age in months at which ledger entries, tracking events and the audit log are archived: 24, at least 3. @example 24 */
  ARCHIVE_AFTER_MONTHS: Env.schema.number.optional(),
  /** PostgreSQL tablespace for the archive. Default: the same disks as everything else. */
  ARCHIVE_TABLESPACE: Env.schema.string.optional(),

  // # E-mail

  /**
   * Mail server: `smtps://…`, or `smtp://…` with STARTTLS, optional only for a server on this machine. Default:
   * e-mails are kept at `/dev/inbox`; production sends none. @example smtps://user:password@mail.example.ng:465
   */
  SMTP_URL: Env.schema.string.optional(),
  /** Sender of all e-mails. @example hello@example.ng */
  MAIL_FROM: Env.schema.string.optional({ format: 'email' }),
  /** Address that receives bounces; `MAIL_FROM` by default. @example bounces@example.ng */
  MAIL_BOUNCES_TO: Env.schema.string.optional({ format: 'email' }),

  // # SMS

  /** SMS gateway. `local` keeps messages at `/dev/inbox`, the default in development; production sends none without one. @example termii */
  SMS_DRIVER: Env.schema.enum.optional(['local', 'termii'] as const),
  /** Address shown on the dashboard of Termii. @example https://api.ng.termii.com */
  TERMII_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /** API key of the account at Termii. */
  TERMII_API_KEY: Env.schema.secret.optional(),
  /** Registered sender, at most 11 characters. Default: the name of the brand. */
  TERMII_SENDER_ID: Env.schema.string.optional(),
  /** `dnd` also reaches numbers that block advertising, once Termii has enabled it; `generic` does not. @example dnd */
  TERMII_CHANNEL: Env.schema.enum.optional(['generic', 'dnd'] as const),
  /**
   * Secret that signs the delivery reports of Termii, sent to `<APP_URL>/api/v1/webhooks/sms`. Default: the API key.
   */
  TERMII_WEBHOOK_SECRET: Env.schema.secret.optional(),

  // # WhatsApp

  /** `cloud` is Meta's Cloud API. `local` keeps messages at `/dev/inbox`, the default in development. @example cloud */
  WHATSAPP_DRIVER: Env.schema.enum.optional(['local', 'cloud'] as const),
  /** Token of a system user with the permission `whatsapp_business_messaging`. */
  WHATSAPP_TOKEN: Env.schema.secret.optional(),
  /** ID of the sending number, not the number itself. */
  WHATSAPP_PHONE_NUMBER_ID: Env.schema.string.optional(),
  /** Secret of the app, which signs webhooks. */
  WHATSAPP_APP_SECRET: Env.schema.secret.optional(),
  /** A word you choose, entered at Meta with the webhook `<APP_URL>/api/v1/webhooks/whatsapp`. */
  WHATSAPP_VERIFY_TOKEN: Env.schema.secret.optional(),
  /** Version of the Graph API. @example v26.0 */
  WHATSAPP_GRAPH_VERSION: Env.schema.string.optional(),
  /** Another address for the Graph API, for tests. */
  WHATSAPP_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),

  // # Social sign-in

  /** App at Google. Register `<APP_URL>/oauth2/google/callback` as its redirect address. */
  GOOGLE_CLIENT_ID: Env.schema.string.optional(),
  /** Secret of that app. */
  GOOGLE_CLIENT_SECRET: Env.schema.string.optional(),
  /** App at Facebook. Register `<APP_URL>/oauth2/facebook/callback` as its redirect address. */
  FACEBOOK_CLIENT_ID: Env.schema.string.optional(),
  /** Secret of that app. */
  FACEBOOK_CLIENT_SECRET: Env.schema.string.optional(),

  // # Couriers

  /**
   * `sandbox` simulates every courier. Default: only couriers without credentials are simulated. Production refuses it;
   * there, staff book a courier without an API by hand. @example sandbox
   */
  COURIER_DRIVER: Env.schema.enum.optional(['sandbox'] as const),
  /** API key for MyDHL API. DHL is connected once key, secret and account are set. */
  DHL_API_KEY: Env.schema.string.optional(),
  /** Secret of that API key. */
  DHL_API_SECRET: Env.schema.secret.optional(),
  /** Account number that DHL bills. */
  DHL_ACCOUNT: Env.schema.string.optional(),
  /** The live system of DHL by default; change it to use the test system. @example https://express.api.dhl.com/mydhlapi */
  DHL_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /** FedEx project for shipping. FedEx is connected once client ID, secret and account are set. */
  FEDEX_CLIENT_ID: Env.schema.string.optional(),
  /** Secret of that project. */
  FEDEX_CLIENT_SECRET: Env.schema.secret.optional(),
  /** Account number that FedEx bills: nine digits. */
  FEDEX_ACCOUNT: Env.schema.string.optional(),
  /** FedEx project for tracking. Default: the project for shipping. */
  FEDEX_TRACK_CLIENT_ID: Env.schema.string.optional(),
  /** Secret of the project for tracking. */
  FEDEX_TRACK_CLIENT_SECRET: Env.schema.secret.optional(),
  /** The live system of FedEx by default; change it to use the test system. @example https://apis.fedex.com */
  FEDEX_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /** UPS application. UPS is connected once client ID, secret and account are set. */
  UPS_CLIENT_ID: Env.schema.string.optional(),
  /** Secret of that application. */
  UPS_CLIENT_SECRET: Env.schema.secret.optional(),
  /** Account number that UPS bills: six characters. */
  UPS_ACCOUNT: Env.schema.string.optional(),
  /** The live system of UPS by default; change it to use the test system. @example https://onlinetools.ups.com/api */
  UPS_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /** User of the Aramex website. Aramex is connected once all five values are set. */
  ARAMEX_USERNAME: Env.schema.string.optional(),
  /** Password of that user. */
  ARAMEX_PASSWORD: Env.schema.secret.optional(),
  /** Account number that Aramex bills. */
  ARAMEX_ACCOUNT: Env.schema.string.optional(),
  /** PIN of that account. */
  ARAMEX_PIN: Env.schema.secret.optional(),
  /** Three letters of the station in the contract, such as LOS. */
  ARAMEX_ENTITY: Env.schema.string.optional(),
  /** The live system of Aramex by default; change it to use the test system. @example https://ws.aramex.net/ShippingAPI.V2 */
  ARAMEX_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /** Interval at which the worker looks for parcels to track: `15s`, in production `1m`. @example 1m */
  COURIER_FOLLOW_EVERY: Env.schema.string.optional(),
  /** Seconds between two tracking events of a sandbox parcel; 30 by default. @example 30 */
  SANDBOX_COURIER_PACE_SECONDS: Env.schema.number.optional(),

  // # Payments

  /**
   * Provider that charges cards and sends transfers. `sandbox` is the default in development and refused in production.
   * Payments finish with the provider they began with, so keep its keys after a change. @example flutterwave
   */
  PAYMENT_PROVIDER: Env.schema.enum.optional(['sandbox', 'flutterwave', 'paystack'] as const),
  /** Public key of the account at Flutterwave. */
  FLUTTERWAVE_PUBLIC_KEY: Env.schema.string.optional(),
  /** Secret key of that account. */
  FLUTTERWAVE_SECRET_KEY: Env.schema.secret.optional(),
  /** Hash that Flutterwave sends with webhooks to `<APP_URL>/api/v1/webhooks/payment/flutterwave`. */
  FLUTTERWAVE_WEBHOOK_HASH: Env.schema.secret.optional(),
  /** Your own bank verification number. Virtual accounts are opened with it; without it there are none. */
  FLUTTERWAVE_BVN: Env.schema.secret.optional(),
  /** Address of Flutterwave; change it to use a proxy of your own. @example https://api.flutterwave.com/v3 */
  FLUTTERWAVE_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /** Public key of the account at Paystack. */
  PAYSTACK_PUBLIC_KEY: Env.schema.string.optional(),
  /** Secret key of that account. Webhooks go to `<APP_URL>/api/v1/webhooks/payment/paystack`; switch transfer OTPs off. */
  PAYSTACK_SECRET_KEY: Env.schema.secret.optional(),
  /** Address of Paystack; change it to use a proxy of your own. @example https://api.paystack.co */
  PAYSTACK_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /** Seconds until a slow sandbox payment or transfer succeeds; 20 by default. @example 20 */
  SANDBOX_PAYMENT_PACE_SECONDS: Env.schema.number.optional(),

  // # Monitoring

  /** `warn` by default; `info` in production, with a line for each request and job. @example warn */
  LOG_LEVEL: Env.schema.string.optional(),
  /** Bearer token for `/metrics`, at least 16 characters. Without it, `/metrics` returns 404. */
  METRICS_TOKEN: Env.schema.secret.optional(),
  /** Collector for OpenTelemetry traces, OTLP over HTTP. Without it nothing is traced. @example http://127.0.0.1:4318 */
  OTEL_EXPORTER_OTLP_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  /** Service name in traces. @example sendam */
  OTEL_SERVICE_NAME: Env.schema.string.optional(),
})
