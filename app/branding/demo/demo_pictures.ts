import sharp from 'sharp'

/** Drawn here, so that the demo needs no third-party pictures. */
const DRAWINGS: Record<string, string> = {
  'logo': `
    <rect width="600" height="600" rx="120" fill="#b5452c"/>
    <path d="M300 120 L460 470 H390 L358 395 H242 L210 470 H140 Z M300 240 L264 335 H336 Z" fill="#fff4e3" fill-rule="evenodd"/>
    <path d="M430 130 q60 10 55 75 q-60 -5 -55 -75" fill="#6f9e3f"/>`,
  'Jollof Spice Mix': `
    <rect width="900" height="600" fill="#f7e3c8"/>
    <ellipse cx="450" cy="545" rx="170" ry="22" fill="#dcbf98"/>
    <rect x="320" y="190" width="260" height="350" rx="26" fill="#c43d20"/>
    <rect x="335" y="120" width="230" height="85" rx="16" fill="#3a2a20"/>
    <rect x="320" y="290" width="260" height="160" fill="#fff4e3"/>
    <path d="M450 310 q70 30 45 115 q-45 20 -90 0 q-25 -85 45 -115" fill="#d8512d"/>
    <path d="M450 312 q-6 -22 18 -30" stroke="#5d7f33" stroke-width="9" fill="none" stroke-linecap="round"/>`,
  'Plantain Chips': `
    <rect width="900" height="600" fill="#e8efd8"/>
    <ellipse cx="450" cy="545" rx="190" ry="22" fill="#c9d6ae"/>
    <path d="M300 110 H600 L575 540 H325 Z" fill="#e2a91d"/>
    <path d="M300 110 H600 L596 165 H304 Z" fill="#4f7a2a"/>
    <g fill="#f7d774" stroke="#b87f0c" stroke-width="7">
      <ellipse cx="400" cy="300" rx="62" ry="42"/><ellipse cx="500" cy="330" rx="62" ry="42"/>
      <ellipse cx="430" cy="400" rx="62" ry="42"/></g>
    <g fill="#c98f16"><circle cx="400" cy="300" r="8"/><circle cx="500" cy="330" r="8"/><circle cx="430" cy="400" r="8"/></g>`,
  'Zobo Concentrate': `
    <rect width="900" height="600" fill="#f3dde4"/>
    <ellipse cx="450" cy="550" rx="130" ry="20" fill="#dcbcc8"/>
    <path d="M410 80 H490 V190 q65 30 65 110 V520 q0 25 -25 25 H370 q-25 0 -25 -25 V300 q0 -80 65 -110 Z" fill="#8c1740"/>
    <rect x="402" y="55" width="96" height="50" rx="10" fill="#2d3b2a"/>
    <rect x="345" y="330" width="210" height="130" fill="#fff4e3"/>
    <g fill="#c22a5c"><circle cx="450" cy="365" r="24"/><circle cx="420" cy="395" r="24"/><circle cx="480" cy="395" r="24"/>
      <circle cx="433" cy="428" r="22"/><circle cx="467" cy="428" r="22"/></g>
    <circle cx="450" cy="400" r="15" fill="#f1c53c"/>`,
}

/** Null if there is no drawing of that name. */
export async function renderDemoPicture(name: string): Promise<Buffer | null> {
  const drawing = DRAWINGS[name]
  if (!drawing) return null
  const width = name === 'logo' ? 600 : 900
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="600">${drawing}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}
