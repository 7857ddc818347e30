/** A danfo crosses the lagoon with a parcel for London. Decorative; a phone shows the left part. */
export function LagosPicture() {
  return (
    <div aria-hidden="true" className="relative mt-8">
      <div className="absolute inset-x-0 bottom-0 h-[9.1%] bg-accent/10 shadow-[0_0_0_100vmax] shadow-accent/10 [clip-path:inset(0_-100vmax)]" />
      <div className="absolute inset-x-0 bottom-[15.45%] h-[3.64%] bg-accent shadow-[0_0_0_100vmax_var(--accent)] [clip-path:inset(0_-100vmax)]" />
      <svg
        viewBox="0 0 1200 220"
        preserveAspectRatio="xMinYMax slice"
        fill="none"
        className="relative block h-40 w-full sm:aspect-[1200/220] sm:h-auto"
      >
        <Skylines />
        <Piers />
        <path
          d="M352 84C470 6 700-8 858 76"
          strokeWidth="5"
          strokeLinecap="round"
          strokeDasharray="0.01 13"
          className="stroke-accent"
        />
        <g transform="translate(862 66)" strokeWidth="2.5" strokeLinejoin="round">
          <path d="m18 0 18 9v18l-18 9-18-9V9z" className="fill-accent-2 stroke-accent-2-ink" />
          <path d="m0 9 18 9 18-9M18 18v18" className="stroke-accent-2-ink" />
        </g>
        <Danfo />
      </svg>
    </div>
  )
}

/** Lagos on the left (NECOM House, the National Theatre, the Lekki bridge), London on the right. */
function Skylines() {
  return (
    <>
      <g className="fill-accent" opacity="0.16">
        <path d="M0 178v-52h30v-24h34v76zM70 178V88h10V70h24v18h10v90zM120 178V52h32v126zM134 52V14h5v38z" />
        <path d="M158 178v-64h40v64zM206 178c-2-18-8-30-16-38 40 12 86 12 126 0-8 8-14 20-16 38z" />
        <path d="M430 178v-66h34v66zM470 178v-44h26v44z" />
        <path d="M930 178V108l9-16 9 16v70zM990 178V108l9-16 9 16v70zM930 132h78v8h-78zM948 118h42v5h-42z" />
        <path d="M1040 178V76l5-10 9-30 9 30 5 10v102zM1070 178v-40h14v-8h6v8h14v-8h6v8h12v40z" />
        <path d="m1136 178 15-128 15 128zM1172 178c-6-44 0-66 12-78 12 12 18 34 12 78z" />
      </g>
      <circle
        cx="1054"
        cy="84"
        r="7"
        className="fill-surface-raised stroke-accent"
        strokeWidth="2"
      />
      <g className="stroke-accent" opacity="0.5" strokeWidth="2">
        <path d="M590 178 604 60l14 118M604 66 512 178M604 66 542 178M604 66 572 178M604 66l32 112M604 66l62 112M604 66l92 112" />
      </g>
    </>
  )
}

function Piers() {
  return (
    <>
      <path
        d="M40 184v20M140 184v20M240 184v20M340 184v20M440 184v20M540 184v20M640 184v20M740 184v20M840 184v20M940 184v20M1040 184v20M1140 184v20"
        strokeWidth="8"
        className="stroke-accent"
      />
      <path
        d="M20 208h60M120 214h90M260 208h44M352 214h120M520 208h60M640 214h100M790 208h56M890 214h120M1060 208h70M1150 214h40"
        strokeWidth="2"
        strokeLinecap="round"
        className="stroke-accent"
        opacity="0.4"
      />
    </>
  )
}

function Danfo() {
  return (
    <g transform="translate(236 0)" strokeLinejoin="round">
      <g className="stroke-accent-2-ink" strokeWidth="2.5">
        <path d="M34 104V84h34v20z" className="fill-surface-raised" />
        <path d="M51 84v20M34 94h34" strokeWidth="1.5" />
        <path d="M72 104V74h40v30z" className="fill-accent-2-soft" />
        <path d="M92 74v30" strokeWidth="1.5" />
        <path d="M116 104V90h26v14z" className="fill-surface-raised" />
        <path d="M24 104h128v6H24z" className="fill-accent-2-ink" />
        <path
          d="M6 172v-46q0-16 16-16h124q9 0 14 8l16 24q4 4 10 6 10 3 10 12v12z"
          className="fill-accent-2"
          strokeWidth="3"
        />
      </g>
      <path d="M7 150h186v5H7zM7 159h189v5H7z" className="fill-accent-2-ink" />
      <g className="fill-surface-raised stroke-accent-2-ink" strokeWidth="2.5">
        <path d="M18 120h26v22H18zM52 120h26v22H52zM86 120h26v22H86zM120 120h24q4 0 6 3l12 19h-42z" />
      </g>
      <g className="fill-accent-2-ink">
        <circle cx="44" cy="172" r="15" />
        <circle cx="156" cy="172" r="15" />
      </g>
      <g className="fill-surface-raised">
        <circle cx="44" cy="172" r="6" />
        <circle cx="156" cy="172" r="6" />
      </g>
    </g>
  )
}
