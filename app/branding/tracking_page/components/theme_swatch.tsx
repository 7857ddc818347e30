import type { Colours } from '#branding/tracking_page/rules/colours'

export function ThemeSwatch({ colours }: { colours: Colours }) {
  const shown = [
    colours.TrackingHeaderBackgroundColour,
    colours.TrackingRouteBackgroundColour,
    colours.PageBackgroundColour,
    colours.ShopFooterBackgroundColour,
  ]
  return (
    <svg viewBox="0 0 48 16" aria-hidden="true" className="h-4 w-12 rounded-sm border">
      {shown.map((colour, index) => (
        <rect key={index} x={index * 12} width="12" height="16" fill={colour} />
      ))}
    </svg>
  )
}
