import { useId } from 'react'
import type {
  LabelledPoint,
  MapLabel,
  RouteMapDrawing,
} from '#shipping/tracking/rules/route_map_drawing'

type RouteMapProps = { map: RouteMapDrawing }

/** The server draws the map, so it needs no script. Its colours are in `route_map.css`. */
export function RouteMap({ map }: RouteMapProps) {
  const id = useId()
  return (
    <div className="route-map">
      <svg
        role="img"
        aria-labelledby={`${id}title ${id}description`}
        viewBox={map.viewBox}
        width={map.width}
        height={map.height}
      >
        <title id={`${id}title`}>{map.title}</title>
        <desc id={`${id}description`}>{map.description}</desc>
        <path className="route-map-land" d={map.land} />
        <path className="route-map-countries" d={map.countries} />
        <path className="route-map-ahead" d={map.ahead} />
        <path className="route-map-travelled" d={map.travelled} />
        <circle className="route-map-origin" cx={map.origin.x} cy={map.origin.y} r="5" />
        <Destination at={map.destination} delivered={map.delivered} />
        {map.parcel && (
          <>
            <circle className="route-map-halo" cx={map.parcel.x} cy={map.parcel.y} r="12" />
            <circle className="route-map-parcel" cx={map.parcel.x} cy={map.parcel.y} r="6" />
          </>
        )}
        {map.origin.label && <Name label={map.origin.label} />}
        {map.destination.label && <Name label={map.destination.label} />}
      </svg>
    </div>
  )
}

function Destination({ at, delivered }: { at: LabelledPoint; delivered: boolean }) {
  if (!delivered) return <circle className="route-map-destination" cx={at.x} cy={at.y} r="5.5" />
  return (
    <g className="route-map-delivered" transform={`translate(${at.x} ${at.y})`}>
      <circle r="9" />
      <path d="m-4 .3 2.8 2.8L4-2.6" />
    </g>
  )
}

function Name({ label }: { label: MapLabel }) {
  return (
    <text
      className="route-map-name"
      x={label.x}
      y={label.y}
      dy={label.dy}
      textAnchor={label.anchor}
    >
      {label.text}
    </text>
  )
}
