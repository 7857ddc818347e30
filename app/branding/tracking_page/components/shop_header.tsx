type ShopHeaderProps = {
  logoURL: string | null
  organizationName: string
  title1: string
  title2: string
  as: 'header' | 'div'
}

export function ShopHeader({
  logoURL,
  organizationName,
  title1,
  title2,
  as: Tag,
}: ShopHeaderProps) {
  return (
    <Tag className="brand-header">
      <div className="mx-auto flex w-full max-w-[1100px] items-center gap-4 px-4 py-5 sm:px-6">
        {logoURL && (
          <img
            src={logoURL}
            alt={organizationName}
            width="64"
            height="64"
            className="size-16 shrink-0 rounded object-cover"
          />
        )}
        <div className="min-w-0">
          <p className="text-xl font-semibold tracking-tight sm:text-2xl">{title1}</p>
          {title2 && <p>{title2}</p>}
        </div>
      </div>
    </Tag>
  )
}
