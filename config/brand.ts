/** Who runs this platform. Screens, mails and documents read it here and nowhere else. */
const brand = {
  name: 'Sendam',
  legalName: 'Sendam Logistics Limited',
  primaryDomain: 'localhost',
  contactNumber: '+234 201 330 0000',
  contactEmail: 'hello@sendam.test',
  privacyEmail: 'privacy@sendam.test',
  openingHours: 'Monday to Friday 8 am to 5 pm, Saturday 9 am to 2 pm',
  offices: [
    { city: 'Lagos', address: '14 Adeola Odeku Street, Victoria Island, Lagos' },
    { city: 'Ibadan', address: '7 Ring Road, Challenge, Ibadan, Oyo' },
    { city: 'Abuja', address: '22 Aminu Kano Crescent, Wuse 2, Abuja' },
  ],
  socialLinks: [
    { name: 'Facebook', url: 'https://www.facebook.com/sendam' },
    { name: 'Instagram', url: 'https://www.instagram.com/sendam' },
    { name: 'X', url: 'https://x.com/sendam' },
  ],
}

export default brand
