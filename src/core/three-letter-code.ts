/** One form of the codes of countries: three letters, as chess has them. Go programs write two (ISO 3166). */
const THREE_LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'AM=ARM AR=ARG AT=AUT AU=AUS AZ=AZE BA=BIH BE=BEL BG=BUL BR=BRA BY=BLR CA=CAN CH=SUI CL=CHI CN=CHN CO=COL CU=CUB CY=CYP CZ=CZE DE=GER DK=DEN ' +
    'EC=ECU EE=EST EG=EGY ES=ESP FI=FIN FR=FRA GB=GBR GE=GEO GR=GRE HK=HKG HR=CRO HU=HUN ID=INA IE=IRL IL=ISR IN=IND IR=IRI IS=ISL IT=ITA JP=JPN ' +
    'KG=KGZ KR=KOR KZ=KAZ LT=LTU LU=LUX LV=LAT MA=MAR MD=MDA ME=MNE MG=MAD MK=MKD MN=MGL MT=MLT MX=MEX MY=MAS NL=NED NO=NOR NZ=NZL PE=PER PH=PHI ' +
    'PL=POL PT=POR RO=ROU RS=SRB RU=RUS SE=SWE SG=SGP SI=SLO SK=SVK TH=THA TR=TUR TW=TPE UA=UKR UK=GBR US=USA UY=URU UZ=UZB VE=VEN VN=VIE ZA=RSA'
  )
    .split(' ')
    .map((pair) => pair.split('=') as [string, string]),
);

/** An unknown code stays as it is. */
export function threeLetterCode<T extends string | null | undefined>(federation: T): T {
  return federation == null ? federation : ((THREE_LETTERS[federation.toUpperCase()] ?? federation) as T);
}
