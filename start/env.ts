import { Env } from '@adonisjs/core/env'

process.env.HOST ??= '127.0.0.1'
process.env.PORT ??= '3333'

/**
 * Every setting of the environment. `npm run describe:settings` writes docs/reference/settings.md and .env.example from
 * these comments: the text, then an example after `@example`. It omits settings marked `@internal`.
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
   * Number of web processes that `npm start` runs on the port. Default: one per processor, but at most four and at most
   * one per GB of memory. Only Linux and FreeBSD can share a port; other systems run one. @example 2
   */
  WEB_PROCESSES: Env.schema.string.optional(),
  /**
   * Seconds from 0 to 20 for which a web process goes on serving after SIGTERM, while `/health/serving` tells proxies
   * to use another one. Default: 5 in production, otherwise 0. @example 5
   */
  DRAIN_SECONDS: Env.schema.number.optional(),
  /**
   * Public address, used in links in e-mails. Required in production, where it must begin with `https://`.
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
   * make one with `openssl rand -hex 32`. Elsewhere, a key is generated and kept in `SENDAM_DATA_DIR`.
   */
  APP_KEY: Env.schema.secret(),
  /** Former values of `APP_KEY`, separated by commas. Data that they signed or encrypted stays valid. */
  APP_KEY_PREVIOUS: Env.schema.secret.optional(),

  // # Brand

  /** Name of the platform. Staff can change this and the rest of the brand in the console. @example Acme Parcels */
  BRAND_NAME: Env.schema.string.optional(),
  /** Company that runs the platform. Default: the name. @example Acme Parcels Limited */
  BRAND_LEGAL_NAME: Env.schema.string.optional(),
  /** Domain of the pages of businesses and of Message-IDs. Default: the host of `APP_URL`. @example ship.example.ng */
  BRAND_DOMAIN: Env.schema.string.optional(),
  /** Phone number for customers. Without it, production shows none. @example +2348012345678 */
  BRAND_PHONE: Env.schema.string.optional(),
  /** E-mail address for customers. Without it, production shows none. @example hello@ship.example.ng */
  BRAND_EMAIL: Env.schema.string.optional({ format: 'email' }),

  // # Database and storage

  /**
   * PostgreSQL 15 or newer. Default outside production: the PostgreSQL 18 that npm installs. `?sslmode=` and
   * `&sslrootcert=` work as in `psql`. @example postgres://sendam:password@127.0.0.1:5432/sendam
   */
  DATABASE_URL: Env.schema.string(),
  /**
   * The same database without the pooler. Set it if `DATABASE_URL` connects through PgBouncer in transaction mode.
   * @example postgres://sendam:password@127.0.0.1:5432/sendam
   */
  DATABASE_DIRECT_URL: Env.schema.string.optional(),
  /**
   * Streaming replicas that serve lists, searches, statements and figures; several addresses are separated by commas.
   * Default: the primary serves them. @example postgres://sendam:password@127.0.0.1:5434/sendam
   */
  DATABASE_READ_URL: Env.schema.string.optional(),
  /**
   * Redis 6 or newer, or Valkey, for sessions, rate limits and live updates; `rediss://` encrypts. Behind Sentinel:
   * `redis+sentinel://user:password@s1:26379,s2:26379/name/0`, with `?sentinelPassword=` if the sentinels have one.
   * Default: PostgreSQL is used for these. @example redis://:password@127.0.0.1:6379/0
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
  /** Bucket for uploaded files. Default: files are kept on disk. Required on several machines. @example sendam */
  S3_BUCKET: Env.schema.string.optional(),
  /** Region of the bucket; optional when `S3_ENDPOINT` is set. @example eu-west-1 */
  S3_REGION: Env.schema.string.optional(),
  /** Address of an S3 service other than Amazon's, such as MinIO, R2 or Spaces. @example https://s3.example.ng */
  S3_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  /** Access key of the bucket; optional if the machine has a role at Amazon. */
  S3_ACCESS_KEY_ID: Env.schema.string.optional(),
  /** Secret of the access key of the bucket. */
  S3_SECRET_ACCESS_KEY: Env.schema.secret.optional(),
  /** Passphrase, at least 12 characters, that encrypts `APP_KEY` for `node ace backup --with-keys`. */
  BACKUP_PASSPHRASE: Env.schema.secret.optional(),
  /**
   * Age in months at which ledger entries, tracking events and the audit log are archived. Default: 24; minimum: 3.
   * @example 24
   */
  ARCHIVE_AFTER_MONTHS: Env.schema.number.optional(),
  /** PostgreSQL tablespace for the archive. Default: the same disks as everything else. */
  ARCHIVE_TABLESPACE: Env.schema.string.optional(),

  // # E-mail

  /**
   * Address of the mail server, `smtps://` or `smtp://`. With `smtp://`, the server must offer STARTTLS, unless it is on
   * this machine. Without this setting, e-mails are kept at `/dev/inbox`; in production, none is sent.
   * @example smtps://user:password@mail.example.ng:465
   */
  SMTP_URL: Env.schema.string.optional(),
  /** Sender of all e-mails. @example hello@ship.example.ng */
  MAIL_FROM: Env.schema.string.optional({ format: 'email' }),
  /** Address that receives bounces; `MAIL_FROM` by default. @example bounces@ship.example.ng */
  MAIL_BOUNCES_TO: Env.schema.string.optional({ format: 'email' }),

  // # SMS

  /**
   * SMS gateway. `local` keeps SMS at `/dev/inbox`; it is the default in development and refused in production. Without
   * a gateway, production sends no SMS. @example termii
   */
  SMS_DRIVER: Env.schema.enum.optional(['local', 'termii'] as const),
  /** Base URL of the API, from the dashboard of Termii. @example https://api.ng.termii.com */
  TERMII_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /** API key of the account at Termii. */
  TERMII_API_KEY: Env.schema.secret.optional(),
  /** Registered sender, at most 11 characters. Default: the name of the brand. */
  TERMII_SENDER_ID: Env.schema.string.optional(),
  /** `dnd`, the default, also reaches numbers that block advertising; Termii enables it on request. @example dnd */
  TERMII_CHANNEL: Env.schema.enum.optional(['generic', 'dnd'] as const),
  /**
   * Secret with which Termii signs delivery reports to `<APP_URL>/api/v1/webhooks/sms`. Default: the API key.
   */
  TERMII_WEBHOOK_SECRET: Env.schema.secret.optional(),

  // # WhatsApp

  /**
   * `cloud` is Meta's Cloud API. `local` keeps messages at `/dev/inbox`; it is the default in development and refused in
   * production. Without this setting, WhatsApp is skipped in production: the next channel of a message is tried, if it
   * has one. @example cloud
   */
  WHATSAPP_DRIVER: Env.schema.enum.optional(['local', 'cloud'] as const),
  /** Token of a system user with the permission `whatsapp_business_messaging`. */
  WHATSAPP_TOKEN: Env.schema.secret.optional(),
  /** ID of the sending number, not the number itself. */
  WHATSAPP_PHONE_NUMBER_ID: Env.schema.string.optional(),
  /** Secret of the app at Meta, with which Meta signs webhooks. */
  WHATSAPP_APP_SECRET: Env.schema.secret.optional(),
  /** A word that you choose. Enter it at Meta with the webhook address `<APP_URL>/api/v1/webhooks/whatsapp`. */
  WHATSAPP_VERIFY_TOKEN: Env.schema.secret.optional(),
  /** Version of the Graph API. @example v26.0 */
  WHATSAPP_GRAPH_VERSION: Env.schema.string.optional(),
  /** Base URL of the Graph API; set it only in tests. */
  WHATSAPP_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),

  // # Social sign-in

  /** Client ID of the app at Google. Register `<APP_URL>/oauth2/google/callback` as its redirect address. */
  GOOGLE_CLIENT_ID: Env.schema.string.optional(),
  /** Client secret of the app at Google. */
  GOOGLE_CLIENT_SECRET: Env.schema.string.optional(),
  /** Client ID of the app at Facebook. Register `<APP_URL>/oauth2/facebook/callback` as its redirect address. */
  FACEBOOK_CLIENT_ID: Env.schema.string.optional(),
  /** Client secret of the app at Facebook. */
  FACEBOOK_CLIENT_SECRET: Env.schema.string.optional(),

  // # Couriers

  /**
   * `sandbox` simulates every courier. Default: only couriers without credentials are simulated. Production refuses
   * `sandbox` and simulates couriers only for test data; staff book live parcels of a courier without an API by hand.
   * @example sandbox
   */
  COURIER_DRIVER: Env.schema.enum.optional(['sandbox'] as const),
  /** API key for MyDHL API. DHL is connected once key, secret and account are set. */
  DHL_API_KEY: Env.schema.string.optional(),
  /** Secret of the API key for MyDHL API. */
  DHL_API_SECRET: Env.schema.secret.optional(),
  /** Account number that DHL bills. */
  DHL_ACCOUNT: Env.schema.string.optional(),
  /**
   * Base URL of DHL; the live system by default. Change it to use the test system.
   * @example https://express.api.dhl.com/mydhlapi
   */
  DHL_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /** Client ID of the FedEx project for shipping. FedEx is connected once client ID, secret and account are set. */
  FEDEX_CLIENT_ID: Env.schema.string.optional(),
  /** Client secret of the FedEx project for shipping. */
  FEDEX_CLIENT_SECRET: Env.schema.secret.optional(),
  /** Account number that FedEx bills: nine digits. */
  FEDEX_ACCOUNT: Env.schema.string.optional(),
  /** Client ID of the FedEx project for tracking. Default: the project for shipping. */
  FEDEX_TRACK_CLIENT_ID: Env.schema.string.optional(),
  /** Client secret of the project for tracking. */
  FEDEX_TRACK_CLIENT_SECRET: Env.schema.secret.optional(),
  /** Base URL of FedEx; the live system by default. Change it to use the test system. @example https://apis.fedex.com */
  FEDEX_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /** Client ID of the UPS application. UPS is connected once client ID, secret and account are set. */
  UPS_CLIENT_ID: Env.schema.string.optional(),
  /** Client secret of the UPS application. */
  UPS_CLIENT_SECRET: Env.schema.secret.optional(),
  /** Account number that UPS bills: six characters. */
  UPS_ACCOUNT: Env.schema.string.optional(),
  /**
   * Base URL of UPS; the live system by default. Change it to use the test system.
   * @example https://onlinetools.ups.com/api
   */
  UPS_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /** User of the Aramex website. Aramex is connected once all five values are set. */
  ARAMEX_USERNAME: Env.schema.string.optional(),
  /** Password of the user of the Aramex website. */
  ARAMEX_PASSWORD: Env.schema.secret.optional(),
  /** Account number that Aramex bills. */
  ARAMEX_ACCOUNT: Env.schema.string.optional(),
  /** PIN of the Aramex account. */
  ARAMEX_PIN: Env.schema.secret.optional(),
  /** Three letters of the Aramex station in your contract, such as LOS. */
  ARAMEX_ENTITY: Env.schema.string.optional(),
  /**
   * Base URL of Aramex; the live system by default. Change it to use the test system.
   * @example https://ws.aramex.net/ShippingAPI.V2
   */
  ARAMEX_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /**
   * Interval at which the worker asks couriers about parcels that are due. Default: `15s`; in production `1m`.
   * @example 1m
   */
  COURIER_FOLLOW_EVERY: Env.schema.string.optional(),
  /** Seconds between two tracking events of a sandbox parcel; 30 by default. @example 30 */
  SANDBOX_COURIER_PACE_SECONDS: Env.schema.number.optional(),

  // # Payments

  /**
   * Provider that charges cards and sends transfers. `sandbox` is the default in development and refused in production,
   * which offers neither without a provider. After a change, keep the former keys: payments finish with the provider
   * they began with. @example flutterwave
   */
  PAYMENT_PROVIDER: Env.schema.enum.optional(['sandbox', 'flutterwave', 'paystack'] as const),
  /** Public key of the account at Flutterwave. */
  FLUTTERWAVE_PUBLIC_KEY: Env.schema.string.optional(),
  /** Secret key of the account at Flutterwave. */
  FLUTTERWAVE_SECRET_KEY: Env.schema.secret.optional(),
  /** Secret hash that Flutterwave sends with webhooks to `<APP_URL>/api/v1/webhooks/payment/flutterwave`. */
  FLUTTERWAVE_WEBHOOK_HASH: Env.schema.secret.optional(),
  /** Your own bank verification number (BVN), with which virtual accounts are opened. Without it there are none. */
  FLUTTERWAVE_BVN: Env.schema.secret.optional(),
  /** Base URL of Flutterwave; change it to use a proxy of your own. @example https://api.flutterwave.com/v3 */
  FLUTTERWAVE_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /** Public key of the account at Paystack. */
  PAYSTACK_PUBLIC_KEY: Env.schema.string.optional(),
  /**
   * Secret key of the account at Paystack. There, disable OTPs for transfers and enter the webhook
   * address `<APP_URL>/api/v1/webhooks/payment/paystack`.
   */
  PAYSTACK_SECRET_KEY: Env.schema.secret.optional(),
  /** Base URL of Paystack; change it to use a proxy of your own. @example https://api.paystack.co */
  PAYSTACK_BASE_URL: Env.schema.string.optional({ format: 'url', tld: false }),
  /** Seconds until a slow sandbox payment or transfer succeeds; 20 by default. @example 20 */
  SANDBOX_PAYMENT_PACE_SECONDS: Env.schema.number.optional(),

  // # Monitoring

  /** Default: `info` in production, with a line for each request and job; otherwise `warn`. @example warn */
  LOG_LEVEL: Env.schema.string.optional(),
  /**
   * Hours after which the alarm about a missing backup begins; 0 for none, if something other than `node ace backup`
   * backs up. Default: 26 in production, otherwise 0. @example 26
   */
  BACKUP_MAX_AGE_HOURS: Env.schema.number.optional(),
  /** Bearer token for `/metrics`, at least 16 characters. Without it, `/metrics` returns 404. */
  METRICS_TOKEN: Env.schema.secret.optional(),
  /** Collector for OpenTelemetry traces, OTLP over HTTP. Without it nothing is traced. @example http://127.0.0.1:4318 */
  OTEL_EXPORTER_OTLP_ENDPOINT: Env.schema.string.optional({ format: 'url', tld: false }),
  /** Service name in traces. @example sendam */
  OTEL_SERVICE_NAME: Env.schema.string.optional(),
})
